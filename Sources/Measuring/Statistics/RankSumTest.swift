import Foundation

/// Asks whether figures drawn from one place lie higher than figures drawn from another: the rank-sum test
/// of Mann and Whitney, "On a test of whether one of two random variables is stochastically larger than the
/// other" (1947), by its approximation for ten figures and more on either side. It supposes nothing of how
/// they are spread.
public enum RankSumTest {
    /// How probable figures as far apart would be, if the two places lay no further apart than `margin`.
    /// Complexity: O(n²).
    public static func pValue(
        _ figures: [Double], against others: [Double], beyond margin: Double
    ) -> Double {
        let higher = probability(figures, above: others.map { $0 + margin })
        let lower = probability(others, above: figures.map { $0 + margin })
        return min(1, 2 * min(higher, lower))
    }

    /// How probable it is that so many figures lie above so many others, if they came from one place.
    private static func probability(_ figures: [Double], above others: [Double]) -> Double {
        let wins = figures.reduce(0.0) { sum, figure in
            sum + others.reduce(0.0) { $0 + (figure > $1 ? 1 : figure == $1 ? 0.5 : 0) }
        }
        let spread = spread(figures.count, others.count)
        guard spread > 0 else { return 1 }
        // Half a win less, because wins come by the whole and the curve does not.
        let distance = (wins - Double(figures.count * others.count) / 2 - 0.5) / spread
        return erfc(distance / 2.0.squareRoot()) / 2
    }

    /// The standard deviation of the number of wins.
    static func spread(_ count: Int, _ others: Int) -> Double {
        (Double(count * others) * Double(count + others + 1) / 12).squareRoot()
    }
}
