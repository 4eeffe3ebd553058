import Reporting

/// The 95 % confidence interval of a proportion: the score interval of E. B. Wilson, "Probable inference, the
/// law of succession, and statistical inference", Journal of the American Statistical Association 22 (1927),
/// 209–212. Its width is never 0, even if the count is 0 or equal to the total.
package struct WilsonInterval: Codable, Equatable, Sendable {
    package let share: Double
    package let lower: Double
    package let upper: Double

    /// - Returns: Nil if the total is 0.
    package init?(_ count: Int, of total: Int) {
        guard total > 0 else { return nil }
        let n = Double(total)
        let p = Double(count) / n
        // The quantile of the normal distribution that leaves 2.5 % above it.
        let z = 1.959_963_984_540_054
        let centre = p + z * z / (2 * n)
        let spread = z * (p * (1 - p) / n + z * z / (4 * n * n)).squareRoot()
        let scale = 1 + z * z / n
        share = p
        lower = max(0, (centre - spread) / scale)
        upper = min(1, (centre + spread) / scale)
    }

    /// Such as `91.8 % (87.7–94.6)`.
    package var text: String {
        let ends = [lower, upper].map { ($0 * 100).formatted(places: 1) }
        return "\(share.formattedAsPercentage(places: 1)) (\(ends.joined(separator: "–")))"
    }
}
