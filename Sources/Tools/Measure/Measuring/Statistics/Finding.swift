import Foundation

/// The result of one subject in one benchmark.
package struct Finding: Equatable, Codable, Sendable {
    package let suite: String
    package let action: String
    package let subject: String
    /// The seconds for one action: the median of all turns.
    package let seconds: Double
    /// The time, divided by that of the reference.
    package let ratio: Double
    /// The 95 % confidence interval of the ratio; nil with fewer than six processes.
    package let interval: ConfidenceInterval?
    /// Whether this is the subject that all others of the benchmark are compared with.
    package let isReference: Bool
    /// Nil for the reference, for its duplicate, and for a step that does nothing.
    package let verdict: Verdict?
    package let turns: Int

    /// Judges the results of a whole run together.
    package static func all(
        in results: [BenchmarkResult], placement: Placement = .manyLayouts
    ) -> [Finding] {
        let compared = results.flatMap { result in
            result.subjects.indices.map { index in
                let logRatios = result.logRatios(ofSubject: index)
                return (result, index, RatioEstimate(logRatios: logRatios, placement: placement))
            }
        }
        let judged = compared.filter { $0.0.isJudged($0.1) }.map(\.2)
        var verdicts = RatioEstimate.verdicts(of: judged)[...]
        return compared.map { result, index, comparison in
            Finding(
                suite: result.suite, action: result.name, subject: result.subjects[index],
                seconds: result.time(ofSubject: index), ratio: comparison.ratio,
                interval: comparison.interval, isReference: index == 0,
                verdict: result.isJudged(index) ? verdicts.popFirst() : nil,
                turns: result.seconds.map { $0[index].count }.reduce(0, +))
        }
    }
}

extension BenchmarkResult {
    func isJudged(_ index: Int) -> Bool {
        index > 0 && subjects[index] != Benchmark.duplicate && name != Benchmark.emptyStep
    }
}
