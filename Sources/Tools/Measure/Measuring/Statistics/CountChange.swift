/// A count that differs from one run to another. Counts are exact, so any difference is a change.
package struct CountChange: Equatable, Sendable {
    package let kind: String
    package let action: String
    package let subject: String
    package let before: Int
    package let now: Int
    /// Whether the count grew by more than is allowed.
    package let isExcess: Bool

    /// The counts that both runs have, and that differ.
    ///
    /// - Parameter least: The growth of instructions that is allowed, as a ratio. Instructions change with the compiler
    ///   and with any code around. Other counts change only if the action changes, so they may not grow at all.
    package static func all(
        from former: [CountedBenchmark], to later: [CountedBenchmark],
        least: Double = RatioEstimate.leastRatio
    ) -> [CountChange] {
        CountKind.all.flatMap { kind in
            kind.concerned(later).flatMap { benchmark in
                let match = former.first {
                    $0.suite == benchmark.suite && $0.name == benchmark.name
                }
                return benchmark.subjects.compactMap { subject -> CountChange? in
                    guard let before = match?.counts(of: subject).flatMap(kind.count),
                        let now = benchmark.counts(of: subject).flatMap(kind.count), now != before
                    else { return nil }
                    let allowed = kind.dependsOnCompiler ? Double(before) * least : Double(before)
                    return CountChange(
                        kind: kind.title, action: benchmark.name, subject: subject, before: before,
                        now: now, isExcess: Double(now) > allowed)
                }
            }
        }
    }
}
