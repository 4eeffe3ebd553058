/// Ratios to a reference, each with its interval, on a logarithmic axis: 2 and ½ are equally far from 1.
package struct RatioChart: Sendable {
    /// One ratio.
    package struct Point: Sendable {
        /// The name of the series.
        package let series: String
        /// The ratio.
        package let ratio: Double
        /// The confidence interval of the ratio; nil if it is unknown.
        package let interval: ClosedRange<Double>?
        /// What is written beside it.
        package let text: String

        /// Makes a point.
        package init(series: String, ratio: Double, interval: ClosedRange<Double>?, text: String) {
            self.series = series
            self.ratio = ratio
            self.interval = interval
            self.text = text
        }
    }

    /// Ratios that belong together.
    package struct Row: Sendable {
        /// What the ratios compare, such as an action.
        package let title: String
        /// What else is said of that.
        package let note: String
        /// The noise floor: ratios from its inverse to this value may be noise. 1 for none.
        package let noiseFloor: Double
        /// The ratios.
        package let points: [Point]

        /// Makes a row.
        package init(title: String, note: String = "", noiseFloor: Double = 1, points: [Point]) {
            self.title = title
            self.note = note
            self.noiseFloor = max(noiseFloor, 1 / noiseFloor)
            self.points = points
        }
    }

    let title: String
    let rows: [Row]
    let legend: Legend

    /// Makes a chart.
    ///
    /// - Parameters:
    ///   - title: The text alternative to the chart.
    ///   - legend: The signs of the series.
    package init(title: String, rows: [Row], legend: Legend) {
        self.title = title
        self.rows = rows
        self.legend = legend
    }

    /// Every figure that must lie on the axis, with 1 always among them.
    var figures: [Double] {
        let noise = rows.map(\.noiseFloor)
        let points = rows.flatMap(\.points)
        let bounds = points.compactMap(\.interval).flatMap { [$0.lowerBound, $0.upperBound] }
        return [1] + noise + noise.map { 1 / $0 } + points.map(\.ratio) + bounds
    }
}
