import Console
import Testing

@Suite("Formatted figures")
struct DoubleFormattingTests {
    @Test(
        "So many places",
        arguments: [
            (1.0, 2, "1.00"), (-0.04, 1, "0.0"), (0.125, 1, "0.1"), (2.675, 0, "3"),
            (-1.5, 1, "-1.5"),
            (0, 3, "0.000"), (1234.5, 1, "1234.5"),
        ])
    func places(figure: Double, places: Int, text: String) {
        #expect(figure.formatted(places: places) == text)
    }

    @Test(
        "Whole numbers have a comma between each three digits",
        arguments: [(3_614_608, "3,614,608"), (1195, "1,195"), (999, "999")])
    func grouping(number: Int, text: String) {
        #expect(number.grouped == text)
    }

    @Test(
        "Times with three digits",
        arguments: [
            (1.0, "1.00 s"), (0.0123456, "12.3 ms"), (1234.5, "1230 s"), (1.5e-9, "1.50 ns"),
        ])
    func times(seconds: Double, text: String) {
        #expect(seconds.formattedAsTime == text)
    }
}
