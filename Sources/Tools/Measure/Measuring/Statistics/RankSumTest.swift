import Foundation

/// Tests whether figures of one distribution are higher than those of another: the rank-sum test
/// of Mann and Whitney, "On a test of whether one of two random variables is stochastically larger than the
/// other" (1947), by its approximation for ten figures and more on either side. It assumes no distribution.
package enum RankSumTest {
    /// The probability of figures this far apart, if the distributions were no further apart than `margin`.
    /// Complexity: O(n²).
    package static func pValue(
        _ figures: [Double], against others: [Double], beyond margin: Double
    ) -> Double {
        let higher = probability(figures, above: others.map { $0 + margin })
        let lower = probability(others, above: figures.map { $0 + margin })
        return min(1, 2 * min(higher, lower))
    }

    /// The probability of at least this many wins, if all figures have the same distribution. A win is a pair in which
    /// the figure lies above the other one.
    private static func probability(_ figures: [Double], above others: [Double]) -> Double {
        let wins = figures.reduce(0.0) { sum, figure in
            sum + others.reduce(0.0) { $0 + (figure > $1 ? 1 : figure == $1 ? 0.5 : 0) }
        }
        let spread = spread(figures.count, others.count)
        guard spread > 0 else { return 1 }
        // Subtract half a win as continuity correction.
        let distance = (wins - Double(figures.count * others.count) / 2 - 0.5) / spread
        return erfc(distance / 2.0.squareRoot()) / 2
    }

    /// The standard deviation of the number of wins.
    static func spread(_ count: Int, _ others: Int) -> Double {
        (Double(count * others) * Double(count + others + 1) / 12).squareRoot()
    }
}

/// How far figures lie above others: the median of the differences between each figure and each of the others, and the
/// interval that belongs to the rank-sum test. Hodges and Lehmann, "Estimates of location based on rank tests" (1963).
struct Shift {
    let estimate: Double
    let interval: ConfidenceInterval

    /// With fewer figures on either side, not even the interval from the lowest to the highest difference reaches a
    /// confidence of 95 %.
    static let leastFigures = 4

    /// Complexity: O(n² log n). There must be at least ``leastFigures`` on either side.
    init(of figures: [Double], from others: [Double]) {
        let differences = figures.flatMap { figure in others.map { figure - $0 } }.sorted()
        let half = Double(differences.count) / 2
        let reach = ConfidenceInterval.deviations * RankSumTest.spread(figures.count, others.count)
        // Subtract half a difference as continuity correction.
        let rank = max(0, Int((half - reach - 0.5).rounded(.down)))
        estimate = Quantiles(of: differences).median
        interval = ConfidenceInterval(
            lower: differences[rank], upper: differences[differences.count - 1 - rank])
    }
}
