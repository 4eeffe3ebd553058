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

    /// Judges all comparisons of a run together: whether what the sign test shows is a verdict depends on all of them.
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

/// What a duplicate of the reference shows. It is the same code, compiled a second time, so its true ratio is 1.
package struct NoiseFloor: Equatable, Sendable {
    /// How far the duplicate is from the reference, as a logarithm. No smaller difference counts.
    let difference: Double
    /// The standard deviation of the error that the placement of code in memory makes. All processes share it, so more
    /// processes don't make it smaller.
    ///
    /// The difference has two causes: this error, and scatter between the processes. On average, its square is the sum
    /// of the squares of both (the method of moments: DerSimonian and Laird, "Meta-analysis in clinical trials", 1986).
    /// So the square of the scatter is subtracted. Without that, 98 % of the intervals held the true ratio on a noisy
    /// machine, not 95 %.
    let placementError: Double

    /// Without a duplicate.
    package static let none = NoiseFloor(logRatios: [0])

    /// - Parameter logRatios: The logarithms of the duplicate's ratios, one for each process.
    package init(logRatios: [Double]) {
        difference = abs(Quantiles(of: logRatios).median)
        let scatter = ConfidenceInterval(ofMedianOf: logRatios)?.standardError ?? 0
        placementError = max(0, difference * difference - scatter * scatter).squareRoot()
    }
}
