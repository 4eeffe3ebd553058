import Foundation

/// How a subject's ratio to the reference has changed from one run to another.
package struct Change: Equatable, Sendable {
    package let suite: String
    package let action: String
    package let subject: String
    /// The ratio to the reference in the former run.
    package let before: Double
    /// The ratio to the reference in the later run.
    package let now: Double
    /// How many times as large the ratio has become.
    package let factor: Double
    /// The 95 % confidence interval of the factor.
    package let interval: ConfidenceInterval
    package let verdict: Verdict

    /// Compares what can be compared in two runs, and judges all changes together.
    ///
    /// Ratios are compared, not times, because the speed of the whole machine changes between runs.
    ///
    /// - Parameter least: The least change worth mentioning, as a ratio.
    package static func all(
        in runs: RunPair, least: Double = Comparison.leastRatio
    ) -> [Change] {
        all(of: Pair.all(in: runs), least: least)
    }

    /// The changes there would be if the subject at one place took so many times as long in the later run.
    static func all(in runs: RunPair, slowing place: Int, by ratio: Double) -> [Change] {
        var pairs = Pair.all(in: runs)
        pairs[place].now = pairs[place].now.map { $0 + log(ratio) }
        return all(of: pairs, least: Comparison.leastRatio)
    }

    private static func all(of pairs: [Pair], least: Double) -> [Change] {
        let shifts = pairs.map { Shift(of: $0.now, from: $0.before) }
        let verdicts = Verdict.judging(
            zip(pairs, shifts).map { pair, shift in
                let pValue = RankSumTest.pValue(pair.now, against: pair.before, beyond: log(least))
                return (pValue, isSlower: shift.estimate > 0)
            })
        return zip(zip(pairs, shifts), verdicts).map { Change($0.0, $0.1, verdict: $1) }
    }

    private init(_ pair: Pair, _ shift: Shift, verdict: Verdict) {
        suite = pair.result.suite
        action = pair.result.name
        subject = pair.subject
        before = exp(Quantiles(of: pair.before).median)
        now = exp(Quantiles(of: pair.now).median)
        factor = exp(shift.estimate)
        interval = shift.interval.mapped { exp($0) }
        self.verdict = verdict
    }

    /// The logarithms of one subject's ratios in either run.
    private struct Pair {
        let result: BenchmarkResult
        let subject: String
        let before: [Double]
        var now: [Double]

        static func all(in runs: RunPair) -> [Pair] {
            runs.comparable.flatMap { former, later in
                later.subjects.indices.dropFirst().compactMap { index in
                    let subject = later.subjects[index]
                    guard subject != Benchmark.duplicate,
                        let place = former.subjects.firstIndex(of: subject)
                    else { return nil }
                    return Pair(
                        result: later, subject: subject,
                        before: former.logRatios(ofSubject: place),
                        now: later.logRatios(ofSubject: index))
                }
            }
        }
    }
}
