import Reporting

/// One line of a terminal.
struct Line: Equatable, Sendable {
    private(set) var spans: [Span] = []

    init(_ spans: [Span]) {
        self.spans = spans.filter { !$0.text.isEmpty }
    }

    init(_ text: String = "", _ style: Style? = nil) {
        self.init([Span(text, style)])
    }

    /// What is to be read on it.
    var text: String { spans.map(\.text).joined() }

    /// How many columns it takes.
    var width: Int { text.width }

    /// The line with `right` at its end, which gets its place first.
    func with(_ right: Line, atColumn width: Int) -> Line {
        if right.spans.isEmpty { return cut(to: width) }
        let room = max(0, width - right.width - 1)
        return (cut(to: room).filled(to: room + 1) + right).cut(to: width)
    }

    /// As much of the line as fits, with an ellipsis if that is not all.
    func cut(to width: Int) -> Line {
        if self.width <= width { return self }
        var room = width - 1
        var kept: [Span] = []
        for span in spans {
            let part = span.text.beginning(ofWidth: room)
            kept.append(Span(part, span.style))
            room -= part.width
            if part.count < span.text.count { break }
        }
        return Line(kept + (width > 0 ? [Span("…", .dim)] : []))
    }

    /// The line with spaces up to a column.
    func filled(to width: Int) -> Line {
        Line(spans + [Span(String(repeating: " ", count: max(0, width - self.width)))])
    }

    /// The line in one style throughout.
    func styled(_ style: Style) -> Line {
        Line(text, style)
    }

    static func + (left: Line, right: Line) -> Line {
        Line(left.spans + right.spans)
    }
}
