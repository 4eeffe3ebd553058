import Foundation

/// The share of some things among others, such as of the faults that are caught. What was counted is a sample of all that
/// could have been.
package struct Share: Equatable, Sendable {
    package let count: Int
    package let whole: Int

    /// Nil if there is nothing to have a share of.
    package init?(of whole: Int, with count: Int) {
        guard whole > 0 else { return nil }
        (self.whole, self.count) = (whole, count)
    }

    package var ratio: Double { Double(count) / Double(whole) }

    /// The 95 % confidence interval: Wilson, "Probable inference, the law of succession, and statistical inference" (1927).
    package var interval: ConfidenceInterval {
        let (number, square) = (
            Double(whole), ConfidenceInterval.deviations * ConfidenceInterval.deviations
        )
        let middle = (ratio + square / (2 * number)) / (1 + square / number)
        let reach =
            ConfidenceInterval.deviations / (1 + square / number)
            * (ratio * (1 - ratio) / number + square / (4 * number * number)).squareRoot()
        return ConfidenceInterval(lower: max(0, middle - reach), upper: min(1, middle + reach))
    }

    /// The probability of two shares this far apart, or farther, if the true ones are the same: the test of two proportions
    /// with a common variance, as in Agresti, "Categorical Data Analysis" (3rd edition, 2013), section 3.2.
    package func pValue(against other: Share) -> Double {
        let common = Double(count + other.count) / Double(whole + other.whole)
        let variance = common * (1 - common) * (1 / Double(whole) + 1 / Double(other.whole))
        guard variance > 0 else { return 1 }
        return erfc(abs(ratio - other.ratio) / (2 * variance).squareRoot())
    }

    /// Judges all comparisons of a table together, because among many some differ by chance. True for those that differ.
    package static func differ(_ pairs: [(Share, Share)]) -> [Bool] {
        Holm.adjusted(pairs.map { $0.pValue(against: $1) })
            .map { $0 <= 1 - ConfidenceInterval.confidence }
    }
}
