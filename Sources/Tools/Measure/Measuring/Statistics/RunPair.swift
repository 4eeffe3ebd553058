/// What two runs have both measured. Ratios change with the pace of the machine and with the repetitions of a turn, so
/// only rounds of equal pace are compared, and only turns of equal length.
package struct RunPair: Sendable {
    /// The benchmarks that can be compared, in their rounds of equal pace.
    private(set) var comparable: [(former: BenchmarkResult, later: BenchmarkResult)] = []
    /// The others, each with the reason.
    package private(set) var unjudged: [String] = []

    package init(_ former: [BenchmarkResult], _ later: [BenchmarkResult]) {
        let paces = [former, later].compactMap { Pace(bestOf: $0) }
        // The faster run may have been disturbed now and then, and the slower one always.
        let pace = paces.max { $0.seconds < $1.seconds }
        for now in later {
            guard let then = former.first(where: now.isSameBenchmark) else { continue }
            let sides = [then, now].compactMap { side in
                if let pace { side.rounds(at: pace) } else { side }
            }
            if then.repetitions != now.repetitions {
                unjudged.append(
                    "\(now.id): a turn had \(then.repetitions) repetitions, and has \(now.repetitions) now"
                )
            } else if sides.count == 2 {
                comparable.append((sides[0], sides[1]))
            } else {
                let paces = paces.map(\.text).joined(separator: ", and now ")
                unjudged.append("\(now.id): too few rounds of equal pace (it was \(paces))")
            }
        }
    }
}

extension BenchmarkResult {
    package var id: String { "\(suite): \(name)" }

    fileprivate func isSameBenchmark(_ other: BenchmarkResult) -> Bool {
        other.suite == suite && other.name == name && other.subjects.first == subjects.first
            && !other.seconds.isEmpty && !seconds.isEmpty
    }
}
