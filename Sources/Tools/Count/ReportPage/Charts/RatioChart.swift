import Console
import Measuring
import Pages

/// Ratios to a reference, each with its interval, on a logarithmic axis: 2 and ½ are equally far from 1.
struct RatioChart {
    struct Point {
        /// The name of the series.
        let series: String
        let ratio: Double
        /// The confidence interval of the ratio; nil if it is unknown.
        let interval: ClosedRange<Double>?
        let verdict: Verdict?
    }

    /// Ratios that belong together.
    struct Row {
        /// The name of what the ratios compare, such as an action.
        let title: String
        var note = ""
        /// Ratios between `1 / margin` and `margin` are not worth mentioning. 1 for no margin.
        var margin = 1.0
        let points: [Point]
    }

    /// The text alternative to the chart.
    let title: String
    let rows: [Row]
    let legend: Legend

    private static let width = 420.0
    private static let plot = 92.0...340.0
    private static let top = 24.0
    private static let titleHeight = 22.0
    private static let lineHeight = 18.0
    private static let gap = 10.0

    /// The chart as a picture in a page.
    var html: HTML {
        let scale = LogScale(
            of: figures, from: Self.plot.lowerBound, to: Self.plot.upperBound)
        var y = Self.top
        let drawn = rows.map { row in
            defer { y += Self.titleHeight + Self.height(of: row) + Self.gap }
            return drawing(of: row, scale, y: y)
        }
        return """
            <svg class="chart" role="img" aria-label="\(title)" viewBox="0 0 \(Self.width) \(y + 8)">
            \(scale.ticks.map { Self.tick($0, scale) })
            \(drawn)
            </svg>
            """
    }

    /// Every figure that must lie on the axis, always including 1.
    private var figures: [Double] {
        let margins = rows.map(\.margin)
        let points = rows.flatMap(\.points)
        let bounds = points.compactMap(\.interval).flatMap { [$0.lowerBound, $0.upperBound] }
        return [1] + margins + margins.map { 1 / $0 } + points.map(\.ratio) + bounds
    }

    /// The height of the points of a row.
    private static func height(of row: Row) -> Double {
        lineHeight * Double(row.points.count)
    }

    private static func tick(_ ratio: Double, _ scale: LogScale) -> HTML {
        """
        <text class="tick" x="\(scale.position(of: ratio))" y="\(top - 10)">\(ratio.formatted(upToDigits: 2))</text>
        """
    }

    /// A vertical line beside the points of a row. It does not cross the titles of the rows.
    private static func line(
        _ style: String, at ratio: Double, _ scale: LogScale, y: Double, height: Double
    ) -> HTML {
        let x = scale.position(of: ratio)
        return """
            <line class="\(style)" x1="\(x)" x2="\(x)" y1="\(y)" y2="\(y + height)"/>
            """
    }

    private func drawing(of row: Row, _ scale: LogScale, y: Double) -> HTML {
        let first = y + Self.titleHeight
        let height = Self.height(of: row)
        let band = scale.position(of: 1 / row.margin)...scale.position(of: row.margin)
        let points = row.points.enumerated().map { index, point in
            drawing(of: point, scale, y: first + Self.lineHeight * (Double(index) + 0.5))
        }
        return """
            <text class="row" x="0" y="\(y + 16)">\(row.title) <tspan class="note">\(row.note)</tspan></text>
            <rect class="margin" x="\(band.lowerBound)" y="\(first)" \
            width="\(band.upperBound - band.lowerBound)" height="\(height)"/>
            \(scale.ticks.map { Self.line("grid", at: $0, scale, y: first, height: height) })
            \(Self.line("one", at: 1, scale, y: first, height: height))
            \(points)
            """
    }

    private func drawing(of point: Point, _ scale: LogScale, y: Double) -> HTML {
        let marker = legend.marker(of: point.series)
        let sign = point.verdict?.sign
        let mark = sign.map { " \($0.rawValue)" } ?? ""
        let whisker = point.interval.map { interval -> HTML in
            """
            <line class="whisker \(marker.style)" x1="\(scale.position(of: interval.lowerBound))" \
            x2="\(scale.position(of: interval.upperBound))" y1="\(y)" y2="\(y)"/>
            """
        }
        return """
            <text class="name" x="8" y="\(y + 4)">\(point.series)</text>
            \(whisker ?? "")
            \(marker.drawn(x: scale.position(of: point.ratio), y: y))
            <text class="value \(sign?.style ?? "")" x="\(Self.width - 2)" y="\(y + 4)">\(point.ratio.formatted(places: 2))\(mark)</text>
            """
    }
}
