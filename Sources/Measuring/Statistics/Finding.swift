import Foundation

/// What was found of one subject of one benchmark.
public struct Finding: Equatable, Codable, Sendable {
    /// What the benchmark belongs to.
    public let suite: String
    /// What was done.
    public let action: String
    /// Who did it.
    public let subject: String
    /// The seconds for one action: the median of all turns.
    public let seconds: Double
    /// How many times as long as the reference.
    public let ratio: Double
    /// Where the ratio lies, with 95 % confidence; nil with too few processes.
    public let interval: ConfidenceInterval?
    /// What can be said of it; nil for the reference and its duplicate.
    public let verdict: Verdict?
    /// How many turns lie far out. They count like all others.
    public let outliers: Int
    /// How many turns there were.
    public let turns: Int

    /// Finds what there is to be found in the results of a whole run, and judges it together.
    ///
    /// - Parameter duplicate: The name of the subject that does exactly what the reference does. It is not
    ///   judged: what it shows is the noise floor, below which nothing else is called a difference.
    public static func all(in results: [BenchmarkResult], duplicate: String? = nil) -> [Finding] {
        let judged = results.flatMap { result in
            result.subjects.indices.dropFirst().filter { result.subjects[$0] != duplicate }
                .map { (result, $0) }
        }
        let comparisons = judged.map { result, subject in
            Comparison(
                logRatios: result.logRatios(ofSubject: subject),
                noiseFloor: result.ratio(ofSubject: duplicate))
        }
        var verdicts = Comparison.verdicts(of: comparisons)[...]
        return results.flatMap { result in
            result.subjects.indices.map { index in
                let isJudged = index > 0 && result.subjects[index] != duplicate
                return Finding(
                    result, subject: index, verdict: isJudged ? verdicts.popFirst() : nil)
            }
        }
    }

    private init(_ result: BenchmarkResult, subject index: Int, verdict: Verdict?) {
        let comparison = Comparison(logRatios: result.logRatios(ofSubject: index))
        suite = result.suite
        action = result.name
        subject = result.subjects[index]
        seconds = result.time(ofSubject: index)
        ratio = comparison.ratio
        interval = comparison.interval
        self.verdict = verdict
        outliers = result.seconds.map { Outliers.count(in: $0[index]) }.reduce(0, +)
        turns = result.seconds.map { $0[index].count }.reduce(0, +)
    }
}

extension BenchmarkResult {
    /// The ratio of a subject to the reference; 1 if there is no such subject.
    fileprivate func ratio(ofSubject name: String?) -> Double {
        guard let index = subjects.firstIndex(where: { $0 == name }) else { return 1 }
        return exp(Quantiles(of: logRatios(ofSubject: index)).median)
    }
}
