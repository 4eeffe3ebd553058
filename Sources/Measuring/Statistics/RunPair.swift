/// What two runs have both measured. Ratios change with the pace of the machine, and with the repetitions of a turn, so
/// only rounds of equal pace are compared, and only turns of equal length.
package struct RunPair: Sendable {
    /// The benchmarks that can be compared, in their rounds of equal pace.
    let comparable: [(former: BenchmarkResult, later: BenchmarkResult)]
    /// The others, each with the reason.
    package let unjudged: [String]

    package init(_ former: [BenchmarkResult], _ later: [BenchmarkResult]) {
        let paces = [former, later].compactMap { Pace(bestOf: $0) }
        // The faster run was disturbed now and then, and the slower one maybe always. So this is the pace of both.
        let pace = paces.max { $0.seconds < $1.seconds }
        let written = paces.map(\.text).joined(separator: " then and ")
        var comparable: [(BenchmarkResult, BenchmarkResult)] = []
        var unjudged: [String] = []
        for (former, later) in later.compactMap({ $0.paired(with: former) }) {
            if former.repetitions != later.repetitions {
                unjudged.append(
                    "\(later.id): a turn had \(former.repetitions) repetitions then, and has "
                        + "\(later.repetitions) now")
            } else if let pace {
                if let former = former.rounds(at: pace), let later = later.rounds(at: pace) {
                    comparable.append((former, later))
                } else {
                    unjudged.append("\(later.id): too few rounds of equal pace (\(written) now)")
                }
            } else {
                comparable.append((former, later))
            }
        }
        (self.comparable, self.unjudged) = (comparable, unjudged)
    }
}

extension BenchmarkResult {
    fileprivate var id: String { "\(suite): \(name)" }

    /// The same benchmark in a former run, and this one.
    fileprivate func paired(
        with former: [BenchmarkResult]
    ) -> (BenchmarkResult, BenchmarkResult)? {
        former.first {
            $0.suite == suite && $0.name == name && $0.subjects.first == subjects.first
                && !$0.seconds.isEmpty && !seconds.isEmpty
        }.map { ($0, self) }
    }
}
