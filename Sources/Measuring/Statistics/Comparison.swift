import Foundation

/// A subject beside the reference, before anything is made of it.
public struct Comparison: Equatable, Sendable {
    /// How many times as long as the reference: the median of the processes.
    public let ratio: Double
    /// Where the ratio lies; nil with too few processes.
    public let interval: ConfidenceInterval?
    /// How probable such figures would be if there were no difference worth mentioning.
    let pValue: Double

    /// The least difference worth mentioning, as a ratio.
    public static let leastRatio = 1.01

    /// Compares by the logarithms of ratios, one for each process.
    ///
    /// - Parameter noiseFloor: The ratio that a duplicate of the reference shows. What is smaller than that
    ///   is no difference, however surely it is measured.
    public init(logRatios: [Double], noiseFloor: Double = 1) {
        let margin = max(log(Self.leastRatio), abs(log(noiseFloor)))
        ratio = exp(Quantiles(of: logRatios).median)
        interval = ConfidenceInterval(ofMedianOf: logRatios)?.mapped { exp($0) }
        pValue = SignTest.pValue(logRatios, beyond: margin)
    }

    /// Judges all comparisons of a run together.
    ///
    /// A difference is one if the sign test says so with all the others taken into account. The whole
    /// interval then lies beyond the least difference, on one side.
    public static func verdicts(of comparisons: [Comparison]) -> [Verdict] {
        zip(comparisons, Holm.adjusted(comparisons.map(\.pValue))).map { comparison, pValue in
            if pValue > 1 - ConfidenceInterval.confidence { return .noDifferenceShown }
            return comparison.ratio > 1 ? .slower : .faster
        }
    }

    /// How many processes it takes at least for a verdict, among so many comparisons: as many as, all of one
    /// mind, can't well be so by chance.
    public static func processesNeeded(for comparisons: Int) -> Int {
        let allowed = (1 - ConfidenceInterval.confidence) / 2 / Double(max(comparisons, 1))
        var processes = 1
        while SignTest.probability(ofAtLeast: processes, of: processes) > allowed {
            processes += 1
        }
        return processes
    }
}
