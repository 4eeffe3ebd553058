import Console
import Foundation

/// The benchmarks that two runs have in common. Ratios change with the pace of the machine and with the number of
/// repetitions in a turn, so only rounds of equal pace and turns of equal length are compared.
package struct RunPair: Sendable {
    /// One subject, with its ratios in both runs.
    package struct Pair: Sendable {
        package let suite: String
        package let action: String
        package let subject: String
        /// The logarithms of its ratios to the reference in the former run, one for each process.
        fileprivate let former: [Double]
        /// The logarithms of its ratios to the reference in the later run.
        fileprivate var later: [Double]

        /// The ratio to the reference in the former run.
        package var before: Double { exp(Quantiles(of: former).median) }
        /// The ratio to the reference in the later run.
        package var now: Double { exp(Quantiles(of: later).median) }
    }

    fileprivate var pairs: [Pair] = []
    /// The benchmarks that can't be compared, each with the reason.
    package private(set) var unjudged: [String] = []

    package init(_ former: [BenchmarkResult], _ later: [BenchmarkResult]) {
        let paces = [former, later].compactMap { Pace(bestOf: $0) }
        // Take the slower of the two paces. A run that was disturbed all the time has no faster rounds, but the other
        // run may have some rounds at the slower pace, too.
        let pace = paces.max { $0.seconds < $1.seconds }
        for now in later {
            guard now.isJudged(1), let then = former.first(where: now.isSameComparison) else {
                continue
            }
            let sides = [then, now].compactMap { side in
                if let pace { side.rounds(at: pace) } else { side }
            }.filter { $0.seconds.count >= Shift.leastFigures }
            let title = "\(now.id), \(now.subjects[1])"
            if then.repetitions != now.repetitions {
                unjudged.append(
                    "\(title): not compared, because the saved run repeats the action \(then.repetitions) times in each "
                        + "measurement, and this run \(now.repetitions) times"
                )
            } else if sides.count == 2 {
                pairs.append(
                    Pair(
                        suite: now.suite, action: now.name, subject: now.subjects[1],
                        former: sides[0].logRatios(ofSubject: 1),
                        later: sides[1].logRatios(ofSubject: 1)))
            } else {
                unjudged.append("\(title): not compared, because \(Self.reason(then, now, paces))")
            }
        }
    }

    /// Why two results of a benchmark have too few rounds of equal pace.
    private static func reason(
        _ then: BenchmarkResult, _ now: BenchmarkResult, _ paces: [Pace]
    ) -> String {
        let counts = [then, now].map(\.seconds.count)
        if counts.contains(where: { $0 < Shift.leastFigures }) {
            return
                "the saved run has \(counts[0]) processes and this run \(counts[1]), and a comparison needs "
                + "\(Shift.leastFigures)"
        }
        guard paces.count == 2, paces[0].equals(paces[1].seconds) else {
            let paces = paces.map(\.text).joined(separator: ", now ")
            return "the processor was faster in one of the runs (pace \(paces))"
        }
        let shares = [then, now].map { [$0].share(at: paces[0]).formattedAsPercentage(places: 0) }
        return
            "too few of its rounds were undisturbed: \(shares[0]) in the saved run, \(shares[1]) in this run "
            + "(pace \(paces[1].text)); measure again while nothing else runs"
    }

    /// The same runs, with one subject of the later run slowed by a ratio.
    func slowing(_ place: Int, by ratio: Double) -> RunPair {
        var runs = self
        runs.pairs[place].later = pairs[place].later.map { $0 + log(ratio) }
        return runs
    }
}

extension BenchmarkResult {
    fileprivate func isSameComparison(_ other: BenchmarkResult) -> Bool {
        other.id == id && other.subjects == subjects
            && !other.seconds.isEmpty && !seconds.isEmpty
    }
}

/// How a subject's ratio to the reference has changed from one run to another.
package struct Change: Sendable {
    package let pair: RunPair.Pair
    /// The factor by which the ratio has grown.
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
        in runs: RunPair, least: Double = RatioEstimate.leastRatio
    ) -> [Change] {
        let shifts = runs.pairs.map { Shift(of: $0.later, from: $0.former) }
        let tests = zip(runs.pairs, shifts).map { pair, shift in
            let pValue = RankSumTest.pValue(pair.later, against: pair.former, beyond: log(least))
            return (pValue, isSlower: shift.estimate > 0)
        }
        return zip(zip(runs.pairs, shifts), Verdict.judging(tests)).map { compared, verdict in
            Change(
                pair: compared.0, factor: exp(compared.1.estimate),
                interval: compared.1.interval.mapped { exp($0) }, verdict: verdict)
        }
    }
}
