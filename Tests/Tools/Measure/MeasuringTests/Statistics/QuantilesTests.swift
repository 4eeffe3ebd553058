import Measuring
import Testing

@Suite("Quantiles")
struct QuantilesTests {
    @Test(
        "They lie between the figures in order, by definition 7 of Hyndman and Fan",
        arguments: [
            ([1, 2, 3, 4, 5], 2, 3, 4),
            ([1, 2, 3, 4], 1.75, 2.5, 3.25),
            ([10, 0], 2.5, 5, 7.5),
            ([6, 47, 49, 15, 42, 41, 7, 39, 43, 40, 36], 25.5, 40, 42.5),
            ([3, -1, 3, -1], -1, 1, 3),
        ] as [([Double], Double, Double, Double)])
    func knownData(figures: [Double], lower: Double, median: Double, upper: Double) {
        let quantiles = Quantiles(of: figures)
        #expect(quantiles.lower == lower)
        #expect(quantiles.median == median)
        #expect(quantiles.upper == upper)
    }

    @Test("Of one figure, or of equal ones, all are that figure", arguments: 1...4)
    func equalFigures(count: Int) {
        let quantiles = Quantiles(of: Array(repeating: 0.1, count: count))
        #expect(quantiles == Quantiles(of: [0.1]))
        #expect([quantiles.lower, quantiles.median, quantiles.upper] == [0.1, 0.1, 0.1])
    }
}
