import Console
import Testing

@testable import Measuring
@testable import ReportPage

@Suite("Charts")
struct ChartTests {
    private let legend = Legend(series: ["MVP", "MVVM"])

    private func point(
        _ series: String, _ ratio: Double, _ interval: ClosedRange<Double>? = nil
    ) -> RatioChart.Point {
        RatioChart.Point(series: series, ratio: ratio, interval: interval, verdict: .slower)
    }

    @Test("A chart of ratios has a place for every figure, and 1 in its middle")
    func ratios() throws {
        let chart = RatioChart(
            title: "Ratios of <b>",
            rows: [
                RatioChart.Row(
                    title: "log in", note: "MVC 1 µs", margin: 1.25,
                    points: [point("MVP", 0.5, 0.25...1), point("MVVM", 2, 1...4)])
            ], legend: legend)
        let drawing = try Drawing(chart.html)
        #expect(try drawing.label == "Ratios of <b>")
        #expect(try Set(drawing.texts).isSuperset(of: ["log in MVC 1 µs", "0.50 ▲", "2.00 ▲"]))

        let one = try #require(drawing.numbers("x1", ofClass: "one").first)
        let starts = try drawing.numbers("x1", ofClass: "whisker series-1")
        let ends = try drawing.numbers("x2", ofClass: "whisker series-1")
        #expect(starts.count == 1 && starts[0] < ends[0])
        #expect(abs(ends[0] - one) < 0.2)
        // The band lies around 1, as far to either side.
        let band = try #require(drawing.numbers("x", ofClass: "margin").first)
        let width = try #require(drawing.numbers("width", ofClass: "margin").first)
        #expect(abs(band + width / 2 - one) < 0.2 && width > 0)
    }

    @Test("Series and verdicts are read on the paper, in light, dark and print")
    func colours() throws {
        let schemes = PageColour.schemes()
        let names = (1...Marker.colours).map { "series-\($0)" }
        for colours in schemes {
            let paper = try #require(colours["paper"])
            for name in names + ["slower", "faster", "dim", "ink"] {
                #expect(try #require(colours[name]).contrast(to: paper) >= 4.5, "\(name)")
            }
        }
    }

    @Test("Charts of nothing, and of what can't be placed, are sound all the same")
    func extremes() throws {
        let rows = [
            RatioChart.Row(title: "a", points: [point("MVP", .nan), point("?", .infinity)])
        ]
        for chart in [
            RatioChart(title: "", rows: [], legend: legend),
            RatioChart(title: "", rows: [RatioChart.Row(title: "", points: [])], legend: legend),
            RatioChart(title: "", rows: rows, legend: legend),
        ] {
            #expect(try Drawing(chart.html).isPlaced)
        }
        for curves in [[], [curve("MVP", [0, 10, 100], [1, .nan, -1])]] {
            let plot = GrowthPlot(title: "", curves: curves, legend: legend)
            #expect(try Drawing(plot.html).isPlaced)
        }
    }

    private func curve(_ series: String, _ sizes: [Int], _ seconds: [Double]) -> GrowthCurve {
        GrowthCurve(
            action: "", subject: series, sizes: sizes, seconds: seconds,
            order: GrowthOrder(sizes: sizes, processes: Array(repeating: seconds, count: 9)))
    }

    @Test("What grows as n does is a straight line that rises; what is flat stays level")
    func growth() throws {
        let plot = GrowthPlot(
            title: "Growth",
            curves: [
                curve("MVP", [10, 100, 1000], [1e-5, 1e-4, 1e-3]),
                curve("MVVM", [10, 100, 1000], [1e-4, 1e-4, 1e-4]),
            ], legend: legend)
        let drawing = try Drawing(plot.html)
        let rising = try drawing.points(ofClass: "curve series-1")
        let level = try drawing.points(ofClass: "curve series-2")
        #expect(rising.map(\.x) == level.map(\.x))
        #expect(Set(level.map(\.y)).count == 1)
        #expect(rising[0].y > rising[1].y)
        #expect(abs((rising[0].y - rising[1].y) - (rising[1].y - rising[2].y)) <= 1)
        let texts = try drawing.texts
        for text in ["10", "1,000", "100 µs", "MVP", "flat"] {
            #expect(texts.contains { $0.contains(text) }, "\(text)")
        }
    }
}
