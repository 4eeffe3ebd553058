import Output

/// How figures grow with a size, on two logarithmic axes: growth with a power of the size is a straight
/// line, and a higher power is a steeper line.
struct GrowthPlot {
    struct Curve {
        /// The name of the series.
        let series: String
        /// How it grows, in words.
        let note: String
        let points: [(size: Double, figure: Double)]
    }

    /// The text alternative to the plot.
    let title: String
    let curves: [Curve]
    let legend: Legend
    /// A figure in words, for the axis.
    let label: (Double) -> String

    private static let width = 420.0
    private static let height = 280.0
    private static let left = 58.0
    private static let bottom = 244.0
    /// The axis has two decades or more, so that noise never looks like growth.
    private static let leastFactor = 100.0

    /// The plot with its legend.
    var html: HTML {
        let points = curves.flatMap(\.points)
        let x = LogScale(of: points.map(\.size), from: Self.left, to: Self.width - 24)
        let y = LogScale(
            of: points.map(\.figure), from: Self.bottom, to: 12, leastFactor: Self.leastFactor)
        return """
            <svg class="chart" role="img" aria-label="\(title)" \
            viewBox="0 0 \(Self.width) \(Self.height)">
            \(x.ticks.map { Self.sizeTick($0, at: x.position(of: $0)) })
            \(y.ticks.map { figureTick($0, at: y.position(of: $0)) })
            \(curves.map { Self.line($0, legend.marker(of: $0.series), x, y) })
            </svg>
            \(list)
            """
    }

    private static func sizeTick(_ size: Double, at x: Double) -> HTML {
        """
        <line class="grid" x1="\(x)" x2="\(x)" y1="12" y2="\(bottom)"/>
        <text class="tick" x="\(x)" y="\(bottom + 18)">\(size.formatted(places: 0).groupingDigits)</text>
        """
    }

    private func figureTick(_ figure: Double, at y: Double) -> HTML {
        """
        <line class="grid" x1="\(Self.left)" x2="\(Self.width - 24)" y1="\(y)" y2="\(y)"/>
        <text class="value" x="\(Self.left - 6)" y="\(y + 4)">\(label(figure))</text>
        """
    }

    private static func line(
        _ curve: Curve, _ marker: Marker, _ x: LogScale, _ y: LogScale
    ) -> HTML {
        let places = curve.points.filter { $0.figure.isFinite && $0.figure > 0 }
            .map { (x: x.position(of: $0.size), y: y.position(of: $0.figure)) }
        let path = places.map { "\($0.x.rounded()),\($0.y.rounded())" }.joined(separator: " ")
        return """
            <polyline class="curve \(marker.style)" points="\(path)"/>
            \(places.map { marker.drawn(x: $0.x, y: $0.y) })
            """
    }

    /// The series with their signs.
    private var list: HTML {
        let entries = curves.map { curve -> HTML in
            """
            <li><svg viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true">\
            \(legend.marker(of: curve.series).drawn(x: 0, y: 0))</svg> \
            \(curve.series) <span class="note">\(curve.note)</span></li>
            """
        }
        return "<ul class=\"legend\">\(entries)</ul>"
    }
}
