/// Ratios to a reference, each with its interval, on a logarithmic axis: twice as much and half as much lie
/// equally far from the same.
package struct RatioChart: Sendable {
    /// One ratio.
    package struct Point: Sendable {
        /// Whose it is.
        package let series: String
        /// The ratio.
        package let ratio: Double
        /// Where it lies; nil if nobody knows.
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
        /// What they are of.
        package let title: String
        /// What else is said of that.
        package let note: String
        /// How much of a ratio may be noise: from its inverse to this. 1 for none.
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
    ///   - title: What it shows, for those who do not see it.
    ///   - legend: The signs of the series.
    package init(title: String, rows: [Row], legend: Legend) {
        self.title = title
        self.rows = rows
        self.legend = legend
    }

    /// Every figure that has to have a place; 1 always has.
    var figures: [Double] {
        let noise = rows.map(\.noiseFloor)
        let points = rows.flatMap(\.points)
        let bounds = points.compactMap(\.interval).flatMap { [$0.lowerBound, $0.upperBound] }
        return [1] + noise + noise.map { 1 / $0 } + points.map(\.ratio) + bounds
    }
}
