import Foundation

/// What was found of one subject of one benchmark.
package struct Finding: Equatable, Codable, Sendable {
    package let suite: String
    package let action: String
    package let subject: String
    /// The seconds for one action: the median of all turns.
    package let seconds: Double
    /// How many times as long as the reference.
    package let ratio: Double
    /// The 95 % confidence interval of the ratio; nil with fewer than six processes.
    package let interval: ConfidenceInterval?
    /// Nil for the reference and its duplicate.
    package let verdict: Verdict?
    package let turns: Int

    /// Judges the results of a whole run together.
    ///
    /// The duplicate of the reference is not judged. Its ratio is the noise floor: no smaller difference of
    /// another subject counts.
    package static func all(in results: [BenchmarkResult]) -> [Finding] {
        let comparisons = results.flatMap { result in
            result.subjects.indices.filter(result.isJudged).map { subject in
                Comparison(
                    logRatios: result.logRatios(ofSubject: subject), noiseFloor: result.noiseFloor)
            }
        }
        var verdicts = Comparison.verdicts(of: comparisons)[...]
        return results.flatMap { result in
            result.subjects.indices.map { index in
                Finding(
                    result, subject: index,
                    verdict: result.isJudged(index) ? verdicts.popFirst() : nil)
            }
        }
    }

    private init(_ result: BenchmarkResult, subject index: Int, verdict: Verdict?) {
        let comparison = Comparison(
            logRatios: result.logRatios(ofSubject: index),
            noiseFloor: result.isJudged(index) ? result.noiseFloor : .none)
        suite = result.suite
        action = result.name
        subject = result.subjects[index]
        seconds = result.time(ofSubject: index)
        ratio = comparison.ratio
        interval = comparison.interval
        self.verdict = verdict
        turns = result.seconds.map { $0[index].count }.reduce(0, +)
    }
}

extension BenchmarkResult {
    fileprivate func isJudged(_ index: Int) -> Bool {
        index > 0 && subjects[index] != Benchmark.duplicate
    }

    fileprivate var noiseFloor: NoiseFloor {
        subjects.firstIndex(of: Benchmark.duplicate).map {
            NoiseFloor(logRatios: logRatios(ofSubject: $0))
        } ?? .none
    }
}
