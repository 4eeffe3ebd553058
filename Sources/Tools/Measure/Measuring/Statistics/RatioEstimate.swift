import Foundation

/// A subject compared with the reference, before it is judged.
package struct RatioEstimate: Equatable, Sendable {
    /// The time, divided by that of the reference: the median of the processes.
    package let ratio: Double
    /// The 95 % confidence interval of the ratio; nil with fewer than six processes.
    package let interval: ConfidenceInterval?
    /// The probability of such figures if the difference were within the margin.
    let pValue: Double

    /// The least difference worth mentioning, as a ratio.
    package static let leastRatio = 1.01

    /// Compares by the logarithms of ratios, one for each process.
    ///
    /// - Parameter placement: How the processes were placed in memory. All processes share the error of a placement, so it
    ///   widens the interval and the margin.
    package init(logRatios: [Double], placement: Placement = .manyLayouts) {
        let margin = max(log(Self.leastRatio), ConfidenceInterval.deviations * placement.error)
        let median = Quantiles(of: logRatios).median
        ratio = exp(median)
        interval = ConfidenceInterval(ofMedianOf: logRatios)?
            .widened(by: placement.error, around: median).mapped { exp($0) }
        pValue = SignTest.pValue(logRatios, beyond: margin)
    }

    /// Judges all comparisons of a run together, because each needs a smaller p-value if there are more of them.
    package static func verdicts(of estimates: [RatioEstimate]) -> [Verdict] {
        let verdicts = Verdict.judging(estimates.map { ($0.pValue, isSlower: $0.ratio > 1) })
        return zip(estimates, verdicts).map { $0.interval == nil ? .tooFewProcesses : $1 }
    }

    /// How many processes must agree for a verdict, given the number of comparisons; nil if not even all are enough.
    package static func agreement(of processes: Int, for comparisons: Int) -> Int? {
        let allowed = (1 - ConfidenceInterval.confidence) / 2 / Double(max(comparisons, 1))
        return (0...processes).first {
            SignTest.probability(ofAtLeast: $0, of: processes) <= allowed
        }
    }
}
