import Output

/// A drawing that sums up one architecture. The page and the picture show the same drawing.
struct SummaryCard {
    /// A figure with its bar.
    private struct Bar {
        let title: String
        let cell: Scorecard.Cell?
        /// The greatest value that any architecture has.
        let greatest: Double
        /// The value of the reference; nil if it has none.
        let reference: Double?
    }

    static let width = 312.0
    static let style = String(decoding: PackageResources.summary_css, as: UTF8.self)

    private static let inner = 16.0...(width - 16)
    private static let barsTop = 172.0
    private static let barHeight = 34.0

    private let name: String
    private let longName: String
    private let legend: Legend
    private let headline: Scorecard.Cell?
    private let headlineTitle: String
    private let signs: [VerdictSign]
    private let bars: [Bar]

    /// The cards of all architectures, in their order.
    static func all(of scorecard: Scorecard) -> [SummaryCard] {
        scorecard.apps.indices.map { SummaryCard(scorecard, index: $0) }
    }

    private init(_ scorecard: Scorecard, index: Int) {
        let rows = scorecard.rows
        name = scorecard.apps[index]
        longName = scorecard.longName(of: name)
        legend = Legend(scorecard.apps)
        headline = rows.first?.cells[index]
        headlineTitle = rows.first?.title ?? ""
        signs = scorecard.signs(of: name)
        bars = rows.dropFirst().map { row in
            Bar(
                title: row.title, cell: row.cells[index],
                greatest: row.cells.compactMap { $0?.value }.max() ?? 0,
                reference: row.cells.first.flatMap { $0?.value })
        }
    }

    var height: Double { Self.barsTop + Self.barHeight * Double(bars.count) + 4 }

    /// The card to stand in a page.
    var html: HTML {
        """
        <svg class="card" role="img" aria-label="\(summary)" viewBox="0 0 \(Self.width) \(height)">
        \(drawing)
        </svg>
        """
    }

    /// The parts of the card, with the upper left corner at the origin.
    var drawing: HTML {
        """
        <rect class="frame" x="0.5" y="0.5" width="\(Self.width - 1)" height="\(height - 1)" rx="10"/>
        \(legend.marker(of: name).drawn(x: 22, y: 27))
        <text class="name" x="36" y="33">\(name)</text>
        <text class="dim" x="16" y="52">\(longName)</text>
        <text class="headline" x="16" y="94">\(headline?.text ?? "–")</text>
        \(verdict)
        <text class="dim" x="16" y="112">\(headlineTitle)</text>
        \(verdicts)
        \(bars.enumerated().map { drawing(of: $1, y: Self.barsTop + Self.barHeight * Double($0)) })
        """
    }

    /// The text alternative to the drawing.
    private var summary: String {
        let verdict = headline?.sign.map { ", \($0.words)" } ?? ""
        let figures = bars.compactMap { bar in bar.cell.map { "\(bar.title): \($0.text)" } }
        return
            (["\(name). \(headlineTitle): \(headline?.text ?? "unavailable")\(verdict)"] + figures)
            .joined(separator: "; ")
    }

    private var verdict: HTML {
        let text = headline?.sign.map { "\($0.rawValue) \($0.words)" } ?? "reference"
        return """
            <text class="verdict \(headline?.sign?.style ?? "")" x="\(Self.inner.upperBound)" y="94">\(text)</text>
            """
    }

    /// The number of actions for each verdict: as a bar with parts of these lengths, and in
    /// figures.
    private var verdicts: HTML {
        guard !signs.isEmpty else {
            return "<text class=\"dim\" x=\"16\" y=\"147\">All ratios are to this one.</text>"
        }
        let present = VerdictSign.allCases.filter(signs.contains)
        var x = Self.inner.lowerBound
        let parts = present.map { sign -> HTML in
            let width = Self.length * Double(signs.count { $0 == sign }) / Double(signs.count)
            defer { x += width }
            return """
                <rect class="part \(sign.style)" x="\(x)" y="124" width="\(max(width - 1.5, 1))" height="8" rx="2"/>
                """
        }
        let counts = present.map { sign -> HTML in
            """
            <tspan class="\(sign.style)">\(String(sign.rawValue)) \(signs.count { $0 == sign })</tspan> \(sign.words)
            """
        }
        return """
            \(parts)
            <text class="counts" x="16" y="149">\(counts)</text>
            """
    }

    private static let length = inner.upperBound - inner.lowerBound

    private func drawing(of bar: Bar, y: Double) -> HTML {
        """
        <text class="label" x="\(Self.inner.lowerBound)" y="\(y + 10)">\(bar.title)</text>
        <text class="value" x="\(Self.inner.upperBound)" y="\(y + 10)">\(bar.cell?.text ?? "–")\
        \(sign(of: bar))</text>
        <rect class="track" x="\(Self.inner.lowerBound)" y="\(y + 15)" width="\(Self.length)" height="6" rx="2"/>
        \(bar.cell.map { fill($0, of: bar, y: y) } ?? "" as HTML)
        """
    }

    private func sign(of bar: Bar) -> HTML {
        bar.cell?.sign.map { "<tspan class=\"\($0.style)\"> \(String($0.rawValue))</tspan>" } ?? ""
    }

    private func fill(_ cell: Scorecard.Cell, of bar: Bar, y: Double) -> HTML {
        func length(_ value: Double) -> Double {
            bar.greatest > 0 ? Self.length * value / bar.greatest : 0
        }
        let reference = bar.reference.map { value -> HTML in
            let x = Self.inner.lowerBound + length(value)
            return
                "<line class=\"reference\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(y + 13)\" y2=\"\(y + 23)\"/>"
        }
        return """
            <rect class="fill \(legend.marker(of: name).style)" x="\(Self.inner.lowerBound)" y="\(y + 15)" \
            width="\(length(cell.value))" height="6" rx="2"/>
            \(reference ?? "")
            """
    }
}
