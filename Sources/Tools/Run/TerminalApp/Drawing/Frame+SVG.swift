import Output

extension Frame {
    /// The frame as a picture of a terminal, light on dark.
    ///
    /// Each text is stretched to its columns, so it looks the same in any monospaced font.
    func svg(columns: Int, title: String) -> String {
        let width = Double(columns) * Cell.width + 2 * Cell.margin
        let height = Double(lines.count) * Cell.height + 2 * Cell.margin
        let drawn = lines.enumerated().flatMap { index, line in
            line.columnSpans.map { $0.svg(line: index) }
        }
        let cursor = cursor.map { cursor in
            """
            <rect x="\(Cell.x(cursor.column))" y="\(Cell.y(cursor.line))" width="2" \
            height="\(Cell.height)" fill="\(Cell.ink)"/>
            """ as HTML
        }
        let picture: HTML = """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="\(title)" \
            width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" font-size="14" \
            font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace">
            <title>\(title)</title>
            <rect width="100%" height="100%" rx="8" fill="\(Cell.paper)"/>
            \(drawn + [cursor].compactMap(\.self))
            </svg>

            """
        return picture.markup
    }
}

/// The measures and colours of the picture.
private enum Cell {
    static let width = 8.4
    static let height = 19.0
    static let margin = 16.0
    static let paper = "#1c1c1e"
    static let ink = "#f2f2f4"
    static let dim = "#9a9aa2"

    static func x(_ column: Int) -> Double { margin + Double(column) * width }
    static func y(_ line: Int) -> Double { margin + Double(line) * height }
}

/// Text of one style, and the column it begins in.
private struct ColumnSpan {
    let text: String
    let style: Style?
    let column: Int

    func svg(line: Int) -> HTML {
        let (x, y) = (Cell.x(column), Cell.y(line))
        let width = Double(text.width) * Cell.width
        let middle = y + Cell.height / 2
        // Drawn as text, these lines would have gaps.
        if text.allSatisfy({ $0 == "─" }) { return Self.rule("M\(x) \(middle)h\(width)") }
        if text == "│" { return Self.rule("M\(x + Cell.width / 2) \(y)v\(Cell.height)") }
        let box: HTML =
            """
            <rect x="\(x)" y="\(y)" width="\(width)" height="\(Cell.height)" fill="\(Cell.ink)"/>

            """
        let fill = style == .reversed ? Cell.paper : style == .dim ? Cell.dim : Cell.ink
        let weight: HTML = style == .bold ? " font-weight=\"bold\"" : ""
        return """
            \(style == .reversed ? box : "")<text x="\(x)" y="\(y + 14)" textLength="\(width)" \
            lengthAdjust="spacingAndGlyphs" fill="\(fill)"\(weight)>\(text)</text>
            """
    }

    private static func rule(_ path: String) -> HTML {
        "<path d=\"\(path)\" stroke=\"#5c5c62\"/>"
    }
}

extension StyledLine {
    /// Words that are one space apart, rules, and whole spans if their style makes spaces visible.
    fileprivate var columnSpans: [ColumnSpan] {
        var column = 0
        return spans.flatMap { span in
            defer { column += span.text.width }
            if span.style == .reversed {
                return [ColumnSpan(text: span.text, style: span.style, column: column)]
            }
            return span.text.matches(of: #/─+|│|[^ ─│]+( [^ ─│]+)*/#).map { match in
                ColumnSpan(
                    text: String(match.0), style: span.style,
                    column: column + span.text[..<match.range.lowerBound].width)
            }
        }
    }
}
