import Output

/// The cards of the summary side by side, as a file that a document can show.
struct SummaryPicture {
    private static let gap = 12.0
    private static let cardsPerRow = 4
    private static let lineHeight = 16.0

    private let cards: [SummaryCard]
    private let note: [Substring]

    /// - Parameter note: A note on the figures, of any number of lines.
    init(_ scorecard: Scorecard, note: String) {
        cards = SummaryCard.all(of: scorecard)
        self.note = note.split(separator: "\n")
    }

    /// It is light or dark as the reader prefers.
    var svg: String {
        let step = SummaryCard.width + Self.gap
        let rowHeight = (cards.map(\.height).max() ?? 0) + Self.gap
        let rows = (cards.count + Self.cardsPerRow - 1) / Self.cardsPerRow
        let width = Self.gap + step * Double(min(cards.count, Self.cardsPerRow))
        let top = Self.gap + rowHeight * Double(rows) + Self.gap
        let height = top + Self.lineHeight * Double(note.count)
        let placed = cards.enumerated().map { index, card -> HTML in
            let x = Self.gap + step * Double(index % Self.cardsPerRow)
            let y = Self.gap + rowHeight * Double(index / Self.cardsPerRow)
            return "<g transform=\"translate(\(x) \(y))\">\n\(card.drawing)\n</g>"
        }
        let lines = note.enumerated().map { index, line -> HTML in
            let y = top + Self.lineHeight * Double(index)
            return "<text class=\"dim\" x=\"\(Self.gap)\" y=\"\(y)\">\(line)</text>"
        }
        let picture: HTML = """
            <svg xmlns="http://www.w3.org/2000/svg" class="card" role="img" aria-label="Summary of the report" \
            width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            <style>
            \(HTML(markup: HTMLPage.frameStyle + Page.style + SummaryCard.style))
            .card { width: \(width)px; height: \(height)px; max-width: none; }
            </style>
            <rect fill="var(--paper)" width="\(width)" height="\(height)"/>
            \(placed)
            \(lines)
            </svg>

            """
        return picture.markup
    }
}
