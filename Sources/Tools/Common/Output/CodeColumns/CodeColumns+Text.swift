import SwiftTokens

extension CodeColumns {
    /// The least width of a column. In a terminal that is narrower, lines run over its edge.
    package static let leastColumn = 27
    private static let separator = " │ "

    /// The width of all separators.
    private var gaps: Int { Self.separator.count * max(0, columns.count - 1) }

    /// The columns side by side, as wide as the terminal. In a pipe they have room for 120 characters or more.
    package func text(on terminal: Terminal) -> String {
        let width = max(terminal.width ?? 120, columns.count * Self.leastColumn + gaps)
        if let available = terminal.width, available < width {
            terminal.note(
                "\(columns.count) columns take \(width) characters, and this terminal has \(available): widen it, add "
                    + "`| less -S`, or choose two with `--architecture MVP,VIPER`")
        }
        var lines = [StyledLine(title, .bold)]
        if let subtitle { lines += StyledLine(subtitle, .dim).wrapped(to: width, mark: "") }
        lines.append(StyledLine())
        lines += sideBySide(width: width)
        return lines.map { $0.text(isColoured: terminal.isColoured) }.joined(separator: "\n")
    }

    private func sideBySide(width: Int) -> [StyledLine] {
        let column = (width - gaps) / max(1, columns.count)
        let names = joined(columns.map { [StyledLine($0, .bold)] }, column: column)
        return names
            + rows.flatMap { row in
                let cells = row.cells.map { $0.lines(width: column) }
                let head =
                    row.title.isEmpty
                    ? joined(columns.map { _ in [StyledLine()] }, column: column)
                    : [StyledLine(), heading(row.title, width: column * columns.count + gaps)]
                return head + joined(cells, column: column)
            }
    }

    private func heading(_ title: String, width: Int) -> StyledLine {
        let rule = String(repeating: "─", count: max(0, width - title.width - 4))
        return StyledLine("── ", .dim) + StyledLine(title, .bold) + StyledLine(" " + rule, .dim)
    }

    /// The lines of the cells side by side.
    private func joined(_ cells: [[StyledLine]], column: Int) -> [StyledLine] {
        (0..<(cells.map(\.count).max() ?? 0)).map { number in
            var line = StyledLine()
            for (index, cell) in cells.enumerated() {
                if index > 0 { line.append(Self.separator, .dim) }
                let part = cell.indices.contains(number) ? cell[number] : StyledLine()
                line.append(part.padded(to: column))
            }
            return line.withoutTrailingSpaces
        }
    }
}

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
    /// Whether it takes only a line or two.
    fileprivate var isShort: Bool {
        switch self {
        case .code, .difference: false
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
        case .difference(let place, let note, let parts):
            return Self.head(
                StyledLine(note ?? "", .dim), nil, StyledLine(place, .underlined), width: width)
                + Self.lines(of: parts, width: width)
        case .code(let title, let note, let place, _, let code):
            return Self.head(
                StyledLine(title ?? "", .bold), note, StyledLine(place, .underlined), width: width)
                + CodeSpan.spans(of: code).flatMap {
                    StyledLine($0, width: width).wrapped(to: width, mark: "↪ ")
                }
        }
    }

    /// The parts of a difference, with a gap between them.
    private static func lines(
        of parts: [[CodeColumns.DifferenceLine]], width: Int
    ) -> [StyledLine] {
        let texts = parts.map { part in
            part.flatMap { $0.line(width: width).wrapped(to: width, mark: "↪ ") }
        }
        return Array(texts.joined(separator: [StyledLine("⋯", .dim)]))
    }

    /// A title with its place, in one line if there is room.
    ///
    /// - Parameter indent: Goes before a place that needs a line of its own.
    private static func head(
        _ title: StyledLine, _ note: String?, _ place: StyledLine, indent: String = "", width: Int
    ) -> [StyledLine] {
        let head = title + StyledLine(note.map { " " + $0 } ?? "", .dim)
        if head.width == 0 || place.width == 0 {
            return (head + place).wrapped(to: width, mark: "  ")
        }
        if head.width + 2 + place.width > width {
            return [head, StyledLine(indent) + place].flatMap {
                $0.wrapped(to: width, mark: "  ")
            }
        }
        return [head + StyledLine("  ") + place]
    }
}

extension StyledLine {
    /// A line of code. In a narrow column it is indented by half.
    fileprivate init(_ tokens: [CodeSpan], width: Int) {
        self.init()
        let indent = tokens.first?.text.prefix { $0 == " " }.count ?? 0
        for (index, token) in tokens.enumerated() {
            let surplus = index == 0 && width < 60 ? indent / 2 : 0
            append(String(token.text.dropFirst(surplus)), token.kind?.style)
        }
    }
}

extension CodeColumns.DifferenceLine {
    /// The line with its sign. In a narrow column it is indented by half.
    fileprivate func line(width: Int) -> StyledLine {
        let surplus = width < 60 ? text.prefix { $0 == " " }.count / 2 : 0
        return StyledLine("\(kind.rawValue) \(text.dropFirst(surplus))", kind.style)
            .withoutTrailingSpaces
    }
}

extension CodeColumns.DifferenceLine.Kind {
    fileprivate var style: Style? {
        switch self {
        case .kept: .dim
        case .added: .green
        case .removed: .red
        }
    }
}

extension SwiftToken.Kind {
    fileprivate var style: Style? {
        switch self {
        case .name, .symbol: nil
        case .keyword, .attribute: .magenta
        case .type: .cyan
        case .string: .green
        case .comment: .dim
        case .number: .yellow
        }
    }
}
