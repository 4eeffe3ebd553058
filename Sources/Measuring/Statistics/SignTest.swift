import Foundation

/// Asks whether figures lie beyond a limit more often than a fair coin would put them there. It supposes
/// nothing of how they are spread, so no spike and no second mode deceives it: Conover, "Practical
/// Nonparametric Statistics" (3rd edition, 1999), section 3.4.
public enum SignTest {
    /// How probable it is that at least so many of `count` fair coins show heads. Complexity: O(count).
    public static func probability(ofAtLeast heads: Int, of count: Int) -> Double {
        guard heads > 0 else { return 1 }
        guard heads <= count else { return 0 }
        // From all heads downwards: each term is the one before times a ratio of neighbouring binomials.
        // All of them lack a factor of 2^-count, which comes last: for many coins it is too small a number.
        var term = 1.0
        var sum = 1.0
        var halvings = count
        for tails in 0..<(count - heads) {
            term = term * Double(count - tails) / Double(tails + 1)
            sum += term
            if sum > 0x1p500 {
                (term, sum, halvings) = (term * 0x1p-500, sum * 0x1p-500, halvings - 500)
            }
        }
        return min(sum * pow(0.5, Double(halvings)), 1)
    }

    /// How probable figures as far to one side of both limits would be, if their median lay between
    /// `-margin` and `margin`.
    public static func pValue(_ figures: [Double], beyond margin: Double) -> Double {
        let above = figures.count { $0 > margin }
        let below = figures.count { $0 < -margin }
        return min(1, 2 * probability(ofAtLeast: max(above, below), of: figures.count))
    }
}
