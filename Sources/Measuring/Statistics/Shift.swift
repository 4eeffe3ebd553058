/// How far figures lie above others: the median of all differences between one and another, and the
/// interval that belongs to the rank-sum test. Hodges and Lehmann, "Estimates of location based on rank
/// tests" (1963).
struct Shift {
    let estimate: Double
    let interval: ConfidenceInterval

    /// How many standard deviations hold 95 % of a normal distribution, to either side.
    private static let deviations = 1.96

    /// Complexity: O(n² log n). There must be figures on either side.
    init(of figures: [Double], from others: [Double]) {
        let differences = figures.flatMap { figure in others.map { figure - $0 } }.sorted()
        let half = Double(differences.count) / 2
        let reach = Self.deviations * RankSumTest.spread(figures.count, others.count)
        let rank = max(0, Int((half - reach).rounded(.down)))
        estimate = Quantiles(of: differences).median
        interval = ConfidenceInterval(
            lower: differences[rank], upper: differences[differences.count - 1 - rank])
    }
}
