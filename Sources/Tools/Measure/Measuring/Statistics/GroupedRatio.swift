import Foundation

/// A ratio that was found several times, in groups that have something in common: such as the costs of one change in two
/// architectures, found by several authors.
///
/// Groups differ from each other, and so do the figures of a group. So the standard error is that of drawing at random, with
/// replacement, as many groups as there are, and in each group as many figures as there are: Davison and Hinkley, "Bootstrap
/// Methods and their Application" (1997), section 3.8. As there are few groups, the interval and the p-value are those of
/// Student's distribution.
package struct GroupedRatio: Equatable, Sendable {
    /// The geometric mean, in which each group counts the same.
    package let ratio: Double
    /// The 95 % confidence interval of the ratio.
    package let interval: ConfidenceInterval
    /// The probability of such a ratio, or one farther from 1, if the true one is 1.
    package let pValue: Double

    /// Nil for fewer than two groups. Complexity: O(figures).
    ///
    /// - Parameter groups: The natural logarithms of the ratios.
    package init?(logRatios groups: [[Double]]) {
        let groups = groups.filter { !$0.isEmpty }
        guard groups.count > 1 else { return nil }
        let means = groups.map(\.mean)
        let mean = means.mean
        // Nothing has to be drawn, because the variance over all draws is known: that of the groups' means, and that of a
        // mean within a group. The variance of a sample is too small, by the factor n / (n - 1).
        let variance = means.variance + groups.map { $0.variance / Double($0.count) }.mean
        let error = (variance / Double(groups.count - 1)).squareRoot()
        let student = StudentDistribution(freedom: groups.count - 1)
        let reach = error * student.distance(exceededWith: 1 - ConfidenceInterval.confidence)
        ratio = exp(mean)
        interval = ConfidenceInterval(lower: exp(mean - reach), upper: exp(mean + reach))
        // Without any spread, the ratio is certain.
        pValue = error > 0 ? student.probability(beyond: mean / error) : mean == 0 ? 1 : 0
    }

    /// Judges all comparisons of a table together, because among many some differ by chance. True for those that differ.
    package static func differ(_ ratios: [GroupedRatio]) -> [Bool] {
        Holm.adjusted(ratios.map(\.pValue)).map { $0 <= 1 - ConfidenceInterval.confidence }
    }
}
