extension [CodeColumns.Block] {
    /// The blocks one below the other, with an empty line around code.
    func lines(width: Int) -> [StyledLine] {
        enumerated().flatMap { index, block in
            let isApart = index > 0 && !(block.isShort && self[index - 1].isShort)
            return (isApart ? [StyledLine()] : []) + block.lines(width: width)
        }
    }
}

extension CodeColumns.Block {
    /// Whether it takes a line or two.
    fileprivate var isShort: Bool {
        switch self {
        case .code: false
        case .mention, .again, .remark: true
        }
    }

    fileprivate func lines(width: Int) -> [StyledLine] {
        switch self {
        case .remark(let text):
            return StyledLine(text, .dim).wrapped(to: width, mark: "")
        case .again(let title, let note, let firstLine):
            let line = firstLine.map { " :\($0)" } ?? ""
            let text = "↑ \(title)\(line)\(note.map { " " + $0 } ?? "")"
            return StyledLine(text, .dim).wrapped(to: width, mark: "  ")
        case .mention(let title, let note, let place):
            return Self.head(
                StyledLine("→ " + title), note, StyledLine(place ?? "", .dim), indent: "  ",
                width: width)
        case .code(let title, let note, let place, _, let code):
            return Self.head(
                StyledLine(title ?? "", .bold), note, StyledLine(place, .underlined), width: width)
                + SwiftHighlighter.tokens(of: code).flatMap {
                    StyledLine($0, width: width).wrapped(to: width, mark: "↪ ")
                }
        }
    }

    /// A title with its place: in one line, if there is room.
    ///
    /// - Parameter indent: What stands before a place in a line of its own.
    private static func head(
        _ title: StyledLine, _ note: String?, _ place: StyledLine, indent: String = "", width: Int
    ) -> [StyledLine] {
        var head = title
        if let note { head.append(" " + note, .dim) }
        if head.width == 0 { return place.wrapped(to: width, mark: "  ") }
        if place.width == 0 { return head.wrapped(to: width, mark: "  ") }
        if head.width + 2 + place.width > width {
            var second = StyledLine(indent)
            second.append(place)
            return [head, second].flatMap { $0.wrapped(to: width, mark: "  ") }
        }
        head.append("  ")
        head.append(place)
        return [head]
    }
}

extension StyledLine {
    /// A line of code. Where there is little room it is indented by half.
    fileprivate init(_ tokens: [SwiftToken], width: Int) {
        self.init()
        var tokens = tokens
        if width < 60, let first = tokens.first {
            let indent = first.text.prefix { $0 == " " }.count
            tokens[0].text = String(first.text.dropFirst(indent / 2))
        }
        for token in tokens { append(token.text, token.kind.style) }
    }
}

extension SwiftToken.Kind {
    /// How it is set off on a terminal.
    fileprivate var style: Style? {
        switch self {
        case .plain: nil
        case .keyword, .attribute: .magenta
        case .type: .cyan
        case .string: .green
        case .comment: .dim
        case .number: .yellow
        }
    }
}
