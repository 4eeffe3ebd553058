import Console
import Measuring
import Pages

/// The sign of each series, the same in all charts of a page.
struct Legend {
    /// The series, in the order in which they get their signs.
    let series: [String]

    /// The sign of a series. An unknown series has the sign after the last one in use.
    func marker(of name: String) -> Marker {
        Marker(series: series.firstIndex(of: name) ?? series.count)
    }
}

extension BenchmarkRun {
    /// The signs of everything that was measured: first the apps, then the rest.
    var legend: Legend {
        let others = results.flatMap(\.subjects) + growth.map(\.subject)
        return Legend(series: (apps + others).filter { $0 != Benchmark.duplicate }.uniqued())
    }
}

/// The sign of a series in a chart. Each has a shape of its own beside its colour, for people who can't tell colours
/// apart and for printers without colours.
struct Marker {
    /// The index of the series.
    let series: Int

    /// The number of colours in the CSS of a page.
    static let colours = 8

    /// The CSS class for its colour.
    var style: String { "series-\(series % Self.colours + 1)" }

    /// The shape. After all colours have been used, each is used again with another shape.
    private var shape: String {
        Self.shapes[(series + series / Self.colours) % Self.shapes.count]
    }

    /// The sign, with its centre at a point.
    func drawn(x: Double, y: Double) -> HTML {
        """
        <g class="marker \(style)" transform="translate(\(x) \(y))">\(HTML(markup: shape))</g>
        """
    }

    /// The shapes. There are no triangles, because they are the signs of verdicts.
    private static let shapes = [
        #"<circle r="4.5"/>"#,
        #"<rect x="-4" y="-4" width="8" height="8"/>"#,
        #"<path d="M0 -6 L6 0 L0 6 L-6 0 Z"/>"#,
        #"<circle r="3.5" class="hollow"/>"#,
        #"<path d="M-4 -4 L4 4 M-4 4 L4 -4" class="hollow"/>"#,
        #"<rect x="-3.5" y="-3.5" width="7" height="7" class="hollow"/>"#,
        #"<path d="M-5 0 L5 0 M0 -5 L0 5" class="hollow"/>"#,
        #"<path d="M0 -5 L5 0 L0 5 L-5 0 Z" class="hollow"/>"#,
    ]
}
