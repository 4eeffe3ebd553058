import ArchitectureRules
import Comparison
import Output

/// A drawing that sums up one architecture. The page and the picture show the same drawing.
struct SummaryCard {
    static let width = 312.0
    static let style = String(decoding: PackageResources.summary_css, as: UTF8.self)

    private static let inner = 16.0...(width - 16)
    private static let barsTop = 172.0
    private static let barHeight = 34.0

    /// The column of the architecture.
    private let index: Int
    private let name: String
    private let longName: String
    private let marker: Marker
    private let signs: [VerdictSign]
    /// The row in large type; nil if there are no figures.
    private let headline: Scorecard.Row?
    private let bars: [Scorecard.Row]

    /// The cards of all architectures, in their order.
    static func all(of scorecard: Scorecard) -> [SummaryCard] {
        scorecard.apps.indices.map { SummaryCard(scorecard, index: $0) }
    }

    private init(_ scorecard: Scorecard, index: Int) {
        let rows = scorecard.rows
        self.index = index
        name = scorecard.apps[index]
        longName = scorecard.files(of: name)?.subject.longName ?? ""
        marker = Marker(series: index)
        signs = scorecard.signs(of: name)
        headline = rows.first
        bars = Array(rows.dropFirst())
    }

    var height: Double { Self.barsTop + Self.barHeight * Double(bars.count) + 4 }

    /// The card, for a page.
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
        \(marker.drawn(x: 22, y: 27))
        <text class="name" x="36" y="33">\(name)</text>
        <text class="dim" x="16" y="52">\(longName)</text>
        <text class="headline" x="16" y="94">\(headline?.cells[index]?.text ?? "–")</text>
        \(verdict)
        <text class="dim" x="16" y="112">\(headline?.title ?? "")</text>
        \(verdicts)
        \(bars.enumerated().map { drawing(of: $1, y: Self.barsTop + Self.barHeight * Double($0)) })
        """
    }

    /// The text alternative to the drawing.
    private var summary: String {
        let cell = headline?.cells[index]
        let verdict = cell?.sign.map { ", \($0.words)" } ?? ""
        let first = "\(name). \(headline?.title ?? ""): \(cell?.text ?? "unavailable")\(verdict)"
        let figures = bars.compactMap { bar in
            bar.cells[index].map { "\(bar.title): \($0.text)" }
        }
        return ([first] + figures).joined(separator: "; ")
    }

    private var verdict: HTML {
        let cell = headline?.cells[index]
        let sign = cell?.sign
        let words = [cell?.mark, sign?.words ?? "reference"].compactMap(\.self)
        return """
            <text class="verdict \(sign?.style ?? "")" x="\(Self.inner.upperBound)" y="94">\(words.joined(separator: " "))</text>
            """
    }

    /// The number of actions for each verdict: as a bar with parts of these lengths, and in
    /// figures.
    private var verdicts: HTML {
        guard !signs.isEmpty else {
            return "<text class=\"dim\" x=\"16\" y=\"147\">The reference of all ratios.</text>"
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
            <tspan class="\(sign.style)">\(String(sign.rawValue)) \(signs.count { $0 == sign })</tspan> \(sign == .same ? "alike" : sign.words)
            """
        }
        return """
            \(parts)
            <text class="counts" x="16" y="149">\(counts)</text>
            """
    }

    private static let length = inner.upperBound - inner.lowerBound

    private func drawing(of bar: Scorecard.Row, y: Double) -> HTML {
        let cell = bar.cells[index]
        let sign = cell?.mark.map {
            "<tspan class=\"\(cell?.sign?.style ?? "")\"> \($0)</tspan>" as HTML
        }
        return """
            <text class="label" x="\(Self.inner.lowerBound)" y="\(y + 10)">\(bar.title)</text>
            <text class="value" x="\(Self.inner.upperBound)" y="\(y + 10)">\(cell?.text ?? "–")\
            \(sign ?? "")</text>
            <rect class="track" x="\(Self.inner.lowerBound)" y="\(y + 15)" width="\(Self.length)" height="6" rx="2"/>
            \(cell.map { fill($0, of: bar, y: y) } ?? "" as HTML)
            """
    }

    private func fill(_ cell: Scorecard.Cell, of bar: Scorecard.Row, y: Double) -> HTML {
        func length(_ value: Double) -> Double {
            bar.full > 0 ? Self.length * value / bar.full : 0
        }
        let reference = bar.cells.first.flatMap { $0 }.map { cell -> HTML in
            let x = Self.inner.lowerBound + length(cell.value)
            return
                "<line class=\"reference\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(y + 13)\" y2=\"\(y + 23)\"/>"
        }
        return """
            <rect class="fill \(marker.style)" x="\(Self.inner.lowerBound)" y="\(y + 15)" \
            width="\(length(cell.value))" height="6" rx="2"/>
            \(reference ?? "")
            """
    }
}
