/// The quartiles of figures.
package struct Quantiles: Equatable, Encodable, Sendable {
    /// A quarter of the figures lie below.
    package let lower: Double
    /// Half of the figures lie below.
    package let median: Double
    /// Three quarters of the figures lie below.
    package let upper: Double

    /// Computes them by linear interpolation between the figures in order: definition 7 of Hyndman and Fan, "Sample
    /// quantiles in statistical packages" (1996). Without figures, they are not a number. Complexity: O(n log n).
    package init(of figures: [Double]) {
        let sorted = figures.sorted()
        lower = Self.quantile(0.25, of: sorted)
        median = Self.quantile(0.5, of: sorted)
        upper = Self.quantile(0.75, of: sorted)
    }

    private static func quantile(_ share: Double, of sorted: [Double]) -> Double {
        guard let last = sorted.indices.last else { return .nan }
        let place = share * Double(last)
        let below = Int(place.rounded(.down))
        let above = min(below + 1, last)
        return sorted[below] + (place - Double(below)) * (sorted[above] - sorted[below])
    }
}
