import Foundation

/// How a subject's ratio to the reference has changed from one run to another.
public struct Change: Equatable, Sendable {
    /// What the benchmark belongs to.
    public let suite: String
    /// What was done.
    public let action: String
    /// Who did it.
    public let subject: String
    /// The ratio to the reference in the former run.
    public let before: Double
    /// The ratio to the reference in the later run.
    public let now: Double
    /// How many times as large the ratio has become.
    public let factor: Double
    /// Where that lies, with 95 % confidence.
    public let interval: ConfidenceInterval
    /// What can be said of it.
    public let verdict: Verdict

    /// Compares what two runs have in common, and judges it together.
    ///
    /// Ratios are compared, not times: from one run to the next a machine changes its pace as a whole.
    ///
    /// - Parameter least: The least change worth mentioning, as a ratio.
    public static func all(
        from former: [BenchmarkResult], to later: [BenchmarkResult],
        least: Double = Comparison.leastRatio
    ) -> [Change] {
        let pairs = Pair.all(in: former, and: later)
        let pValues = Holm.adjusted(
            pairs.map { RankSumTest.pValue($0.now, against: $0.before, beyond: log(least)) })
        return zip(pairs, pValues).map { Change($0, pValue: $1) }
    }

    private init(_ pair: Pair, pValue: Double) {
        let shift = Shift(of: pair.now, from: pair.before)
        suite = pair.result.suite
        action = pair.result.name
        subject = pair.subject
        before = exp(Quantiles(of: pair.before).median)
        now = exp(Quantiles(of: pair.now).median)
        factor = exp(shift.estimate)
        interval = shift.interval.mapped { exp($0) }
        if pValue > 1 - ConfidenceInterval.confidence {
            verdict = .noDifferenceShown
        } else {
            verdict = factor > 1 ? .slower : .faster
        }
    }

    /// The logarithms of one subject's ratios in either run.
    private struct Pair {
        let result: BenchmarkResult
        let subject: String
        let before: [Double]
        let now: [Double]

        static func all(in former: [BenchmarkResult], and later: [BenchmarkResult]) -> [Pair] {
            later.flatMap { result in
                result.subjects.indices.dropFirst().compactMap { index in
                    let subject = result.subjects[index]
                    guard
                        let match = former.first(where: {
                            $0.suite == result.suite && $0.name == result.name
                        }),
                        let place = match.subjects.firstIndex(of: subject),
                        match.subjects.first == result.subjects.first,
                        !match.seconds.isEmpty, !result.seconds.isEmpty
                    else { return nil }
                    return Pair(
                        result: result, subject: subject,
                        before: match.logRatios(ofSubject: place),
                        now: result.logRatios(ofSubject: index))
                }
            }
        }
    }
}
