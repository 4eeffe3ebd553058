import Foundation

/// How a time grows with the size, as an exponent, at large sizes.
package struct GrowthOrder: Equatable, Codable, Sendable {
    /// The verdict on the growth.
    package enum Shape {
        /// The times lie within the noise of each other, or grow by so little that no size matters.
        case flat
        /// The times grow, or fall, with ``GrowthOrder/exponent``.
        case power
        /// The times scatter so much that they may or may not grow.
        case unclear
    }

    /// The median of the exponents of all processes.
    package let exponent: Double
    /// The 95 % confidence interval of the exponent; nil with fewer than six processes.
    package let interval: ConfidenceInterval?

    /// With this exponent, ten times the size takes at most a quarter more time.
    private static let negligible = 0.1
    /// The exponent of a square root. An interval that contains zero counts as flat if it ends before this, and otherwise
    /// as unclear.
    private static let substantial = 0.5

    /// Each process gives one exponent, as it gives one ratio in a comparison.
    ///
    /// - Parameter processes: The seconds of one action by process and size.
    package init(sizes: [Int], processes: [[Double]]) {
        let exponents = processes.map { Self.exponent(sizes: sizes, seconds: $0) }
        exponent = Quantiles(of: exponents).median
        interval = ConfidenceInterval(ofMedianOf: exponents)
    }

    package var shape: Shape {
        guard let interval else { return .unclear }
        if interval.lies(within: Self.negligible) { return .flat }
        if !interval.contains(0) { return .power }
        return interval.lies(within: Self.substantial) ? .flat : .unclear
    }

    /// The slope of the logarithms: the median of the slopes between every two points. The median tolerates a bad
    /// point. Sen, "Estimates of the regression coefficient based on Kendall's tau" (1968).
    ///
    /// Only the larger half of the sizes counts, because at small sizes the rest of the action takes most of the time.
    /// Not a number if there are fewer than two such sizes. Complexity: O(n²).
    package static func exponent(sizes: [Int], seconds: [Double]) -> Double {
        let points = zip(sizes, seconds).map { (x: log(Double($0)), y: log($1)) }
            .suffix((sizes.count + 1) / 2)
        let slopes = points.flatMap { start in
            points.filter { $0.x > start.x }.map { ($0.y - start.y) / ($0.x - start.x) }
        }
        return Quantiles(of: slopes).median
    }
}

extension ConfidenceInterval {
    fileprivate func lies(within reach: Double) -> Bool {
        -reach <= lower && upper <= reach
    }
}
