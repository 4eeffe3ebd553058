import Reporting
import Testing

@Suite("Formatted figures")
struct DoubleFormattingTests {
    @Test(
        "So many places",
        arguments: [
            (1.0, 2, "1.00"), (0.125, 1, "0.1"), (2.675, 0, "3"), (-1.5, 1, "-1.5"),
            (0, 3, "0.000"), (1234.5, 1, "1234.5"),
        ])
    func places(figure: Double, places: Int, text: String) {
        #expect(figure.formatted(places: places) == text)
    }

    @Test(
        "So many digits",
        arguments: [
            (1.0, 3, "1.00"), (123.456, 3, "123"), (1234.5, 3, "1230"), (0.0123456, 3, "0.0123"),
            (1_234_567, 2, "1200000"), (-0.5, 1, "-0.5"),
        ])
    func digits(figure: Double, digits: Int, text: String) {
        #expect(figure.formatted(digits: digits) == text)
    }
}
