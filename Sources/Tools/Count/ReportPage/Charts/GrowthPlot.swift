import Console
import Measuring
import Pages

/// How figures grow with a size, on two logarithmic axes: growth with a power of the size is a straight
/// line, and a higher power is a steeper line.
struct GrowthPlot {
    /// The text alternative to the plot.
    let title: String
    let curves: [GrowthCurve]
    let legend: Legend

    private static let width = 420.0
    private static let height = 280.0
    private static let left = 58.0
    private static let bottom = 244.0
    /// The axis has two decades or more, so that noise never looks like growth.
    private static let leastFactor = 100.0

    /// The plot with its legend.
    var html: HTML {
        let x = LogScale(
            of: curves.flatMap(\.sizes).map(Double.init), from: Self.left, to: Self.width - 24)
        let y = LogScale(
            of: curves.flatMap(\.seconds), from: Self.bottom, to: 12, leastFactor: Self.leastFactor)
        return """
            <svg class="chart" role="img" aria-label="\(title)" \
            viewBox="0 0 \(Self.width) \(Self.height)">
            \(x.ticks.map { Self.sizeTick($0, at: x.position(of: $0)) })
            \(y.ticks.map { Self.timeTick($0, at: y.position(of: $0)) })
            \(curves.map { Self.line($0, legend.marker(of: $0.subject), x, y) })
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

    private static func timeTick(_ seconds: Double, at y: Double) -> HTML {
        """
        <line class="grid" x1="\(left)" x2="\(width - 24)" y1="\(y)" y2="\(y)"/>
        <text class="value" x="\(left - 6)" y="\(y + 4)">\(seconds.formattedAsTime(upToDigits: 2))</text>
        """
    }

    private static func line(
        _ curve: GrowthCurve, _ marker: Marker, _ x: LogScale, _ y: LogScale
    ) -> HTML {
        let places = zip(curve.sizes, curve.seconds).filter { $1.isFinite && $1 > 0 }
            .map { (x: x.position(of: Double($0)), y: y.position(of: $1)) }
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
            \(legend.marker(of: curve.subject).drawn(x: 0, y: 0))</svg> \
            \(curve.subject) <span class="note">\(curve.order.text)</span></li>
            """
        }
        return "<ul class=\"legend\">\(entries)</ul>"
    }
}
