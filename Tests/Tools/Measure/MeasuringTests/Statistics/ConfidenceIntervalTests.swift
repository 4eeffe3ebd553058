import Testing

@testable import Measuring

@Suite("Confidence intervals")
struct ConfidenceIntervalTests {
    @Test(
        "It lies between the order statistics that tables of the sign test name",
        arguments: [
            (6, 1, 6), (8, 1, 8), (9, 2, 8), (12, 3, 10), (20, 6, 15), (30, 10, 21),
        ])
    func orderStatistics(count: Int, lower: Int, upper: Int) throws {
        var generator = SeededGenerator(seed: 1)
        // The figure 1 is the smallest, and so on, but they come in disorder.
        let figures = (1...count).map(Double.init).shuffled(using: &generator)
        let interval = try #require(ConfidenceInterval(ofMedianOf: figures))
        #expect(interval.lower == Double(lower))
        #expect(interval.upper == Double(upper))
    }

    private static let coverages: [(count: Int, share: Double)] = [
        (6, 31.0 / 32), (9, 123.0 / 128), (12, 1969.0 / 2048), (30, 0.9572260547429323),
    ]

    /// The shares come from the binomial distribution: with 12 figures, 1 - 2 * (1 + 12 + 66) / 4096.
    @Test(
        "It covers the median as often as the binomial distribution says, however figures are spread",
        arguments: Spread.allCases, coverages)
    func coverage(spread: Spread, expected: (count: Int, share: Double)) {
        var generator = SeededGenerator(seed: UInt64(expected.count))
        let trials = 4000
        let covered = (0..<trials).count { _ in
            let figures = (0..<expected.count).map { _ in spread.figure(&generator) }
            return ConfidenceInterval(ofMedianOf: figures)?.contains(spread.median) ?? false
        }
        let share = Double(covered) / Double(trials)
        let standardError = (expected.share * (1 - expected.share) / Double(trials)).squareRoot()
        #expect(abs(share - expected.share) < 3.5 * standardError)
    }
}
