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
            ([0.1], 0.1, 0.1, 0.1),
            ([0.1, 0.1, 0.1, 0.1], 0.1, 0.1, 0.1),
        ] as [([Double], Double, Double, Double)])
    func knownData(figures: [Double], lower: Double, median: Double, upper: Double) {
        let quantiles = Quantiles(of: figures)
        #expect(quantiles.lower == lower)
        #expect(quantiles.median == median)
        #expect(quantiles.upper == upper)
    }
}
