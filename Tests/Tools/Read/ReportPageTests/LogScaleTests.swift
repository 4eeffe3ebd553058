import Output
import Testing

@testable import ReportPage

@Suite("Logarithmic scales")
struct LogScaleTests {
    @Test("Equal factors are equally far apart, whichever way the axis runs")
    func positions() {
        for (start, end) in [(0.0, 300.0), (300, 0)] {
            let scale = LogScale(of: [0.5, 8], from: start, to: end)
            let places = [0.5, 1, 2, 4, 8].map(scale.position)
            let steps = zip(places.dropFirst(), places).map { $0 - $1 }
            for step in steps { #expect(abs(step - steps[0]) < 1e-9) }
            #expect((steps[0] > 0) == (end > start))
            #expect(places.allSatisfy { (0...300).contains($0) })
        }
    }

    @Test(
        "Marks are round, within, and neither few nor many",
        arguments: [
            ([1, 2], [1, 1.5, 2]), ([0.9, 1.2], nil), ([1e-6, 1], nil), ([10, 100_000], nil),
            ([1, 1.01], nil), ([0.99, 4.09], [0.7, 1, 1.5, 2, 3, 5]),
        ] as [([Double], [Double]?)])
    func ticks(figures: [Double], expected: [Double]?) {
        let scale = LogScale(of: figures, from: 0, to: 100)
        #expect(scale.ticks.first == scale.domain.lowerBound)
        #expect(scale.ticks.last == scale.domain.upperBound)
        #expect(
            figures.allSatisfy { scale.domain.contains($0) }, "the axis ends beyond each figure")
        #expect((2...9).contains(scale.ticks.count), "\(scale.ticks)")
        if let expected {
            #expect(scale.ticks.count == expected.count)
            for (tick, round) in zip(scale.ticks, expected) {
                #expect(abs(tick / round - 1) < 1e-9)
            }
        }
    }
}
