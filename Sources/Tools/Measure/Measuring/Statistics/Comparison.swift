import Foundation

/// A subject beside the reference, before it is judged.
package struct Comparison: Equatable, Sendable {
    /// How many times as long as the reference: the median of the processes.
    package let ratio: Double
    /// The 95 % confidence interval of the ratio; nil with fewer than six processes.
    package let interval: ConfidenceInterval?
    /// How probable such figures would be if the difference were within the margin.
    let pValue: Double

    /// The least difference worth mentioning, as a ratio.
    package static let leastRatio = 1.01

    /// Compares by the logarithms of ratios, one for each process.
    package init(logRatios: [Double], noiseFloor: NoiseFloor = .none) {
        let margin = max(log(Self.leastRatio), noiseFloor.difference)
        let median = Quantiles(of: logRatios).median
        ratio = exp(median)
        interval = ConfidenceInterval(ofMedianOf: logRatios)?
            .widened(by: noiseFloor.placementError, around: median).mapped { exp($0) }
        pValue = SignTest.pValue(logRatios, beyond: margin)
    }

    /// Judges all comparisons of a run together.
    ///
    /// Whether what the sign test shows is a verdict depends on all comparisons.
    package static func verdicts(of comparisons: [Comparison]) -> [Verdict] {
        let verdicts = Verdict.judging(comparisons.map { ($0.pValue, isSlower: $0.ratio > 1) })
        return zip(comparisons, verdicts).map { $0.interval == nil ? .tooFewProcesses : $1 }
    }

    /// The least number of processes that can give a verdict among so many comparisons, if all agree.
    package static func processesNeeded(for comparisons: Int) -> Int {
        let allowed = (1 - ConfidenceInterval.confidence) / 2 / Double(max(comparisons, 1))
        var processes = 1
        while SignTest.probability(ofAtLeast: processes, of: processes) > allowed {
            processes += 1
        }
        return processes
    }
}
