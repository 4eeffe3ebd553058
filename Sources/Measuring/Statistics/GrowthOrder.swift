import Foundation

/// With what power of the size a time grows.
public enum GrowthOrder {
    /// The slope of the logarithms: the median of the slopes between each two points, which one bad point
    /// can't turn. Sen, "Estimates of the regression coefficient based on Kendall's tau" (1968).
    ///
    /// Only the larger half of the sizes is looked at, because with few of anything the rest of the action
    /// takes most of the time. Not a number with less than two of them. Complexity: O(n²).
    public static func exponent(sizes: [Int], seconds: [Double]) -> Double {
        let points = zip(sizes, seconds).map { (x: log(Double($0)), y: log($1)) }
            .suffix((sizes.count + 1) / 2)
        let slopes = points.flatMap { start in
            points.filter { $0.x > start.x }.map { ($0.y - start.y) / ($0.x - start.x) }
        }
        return Quantiles(of: slopes).median
    }
}
