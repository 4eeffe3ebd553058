/// A count that differs from one run to another. Counts are exact, so any difference is a change.
package struct CountChange: Equatable, Sendable {
    package let kind: String
    package let action: String
    package let subject: String
    package let before: Int
    package let now: Int
    /// Whether the count grew by more than is allowed.
    package let isExcess: Bool

    /// The counts that differ between two runs, where both have them.
    ///
    /// - Parameter least: The least growth of instructions that is an excess, as a ratio. They change with the
    ///   compiler and with any code around; other counts change only with what the action does, so for those
    ///   one more is an excess.
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
