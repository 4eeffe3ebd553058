extension CodeColumns {
    /// The narrowest terminal in which columns stand side by side.
    private static let narrowest = 90
    private static let separator = " │ "

    /// The columns as wide as the terminal; in a narrow one below each other.
    ///
    /// - Parameter width: What to take for the width of a pipe.
    public func text(on terminal: Terminal, defaultWidth: Int = 120) -> String {
        let width = max(20, terminal.width ?? defaultWidth)
        var lines = [StyledLine(title, .bold)]
        if let subtitle { lines += StyledLine(subtitle, .dim).wrapped(to: width, mark: "") }
        lines.append(StyledLine())
        lines += width < Self.narrowest ? stacked(width: width) : sideBySide(width: width)
        return lines.map { $0.text(on: terminal) }.joined(separator: "\n")
    }

    private func stacked(width: Int) -> [StyledLine] {
        rows.flatMap { row in
            let cells = zip(columns, row.cells).filter { !$0.1.isEmpty }.flatMap { name, blocks in
                [StyledLine(name, .bold)] + lines(of: blocks, width: width) + [StyledLine()]
            }
            return (row.title.isEmpty ? [] : [heading(row.title, width: width)]) + cells
        }
    }

    private func sideBySide(width: Int) -> [StyledLine] {
        let gaps = Self.separator.count * (columns.count - 1)
        let column = (width - gaps) / max(1, columns.count)
        let names = joined(columns.map { [StyledLine($0, .bold)] }, column: column)
        return names
            + rows.flatMap { row in
                let cells = row.cells.map { lines(of: $0, width: column) }
                let head =
                    row.title.isEmpty
                    ? joined(columns.map { _ in [StyledLine()] }, column: column)
                    : [StyledLine(), heading(row.title, width: column * columns.count + gaps)]
                return head + joined(cells, column: column)
            }
    }

    private func heading(_ title: String, width: Int) -> StyledLine {
        var line = StyledLine("── ", .dim)
        line.append(title, .bold)
        line.append(" " + String(repeating: "─", count: max(0, width - title.width - 4)), .dim)
        return line
    }

    /// The lines of the cells side by side.
    private func joined(_ cells: [[StyledLine]], column: Int) -> [StyledLine] {
        (0..<(cells.map(\.count).max() ?? 0)).map { number in
            var line = StyledLine()
            for (index, cell) in cells.enumerated() {
                if index > 0 { line.append(Self.separator, .dim) }
                let part = cell.indices.contains(number) ? cell[number] : StyledLine()
                for piece in part.pieces { line.append(piece.text, piece.style) }
                line.append(String(repeating: " ", count: max(0, column - part.width)))
            }
            return line.withoutTrailingSpaces
        }
    }

    private func lines(of blocks: [Block], width: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        for (index, block) in blocks.enumerated() {
            let isShort = index > 0 && block.isShort && blocks[index - 1].isShort
            if index > 0, !isShort { lines.append(StyledLine()) }
            lines += self.lines(of: block, width: width)
        }
        return lines
    }

    private func lines(of block: Block, width: Int) -> [StyledLine] {
        switch block {
        case .remark(let text):
            return StyledLine(text, .dim).wrapped(to: width, mark: "")
        case .again(let title, let note, let firstLine):
            var line = StyledLine("↑ " + title, .dim)
            line.append(
                [firstLine.map { " :\($0)" }, note.map { " " + $0 }].compactMap(\.self).joined(),
                .dim)
            return line.wrapped(to: width, mark: "  ")
        case .mention(let title, let note, let place):
            return head("→ " + title, note, place, width: width, style: nil)
        case .code(let title, let note, let place, _, let code):
            return head(title, note, place, width: width, style: .bold)
                + SwiftHighlighter.tokens(of: code).flatMap {
                    StyledLine($0, width: width).wrapped(to: width, mark: "↪ ")
                }
        }
    }

    /// A title with its place: in one line, if there is room.
    private func head(
        _ title: String?, _ note: String?, _ place: String?, width: Int, style: Style?
    ) -> [StyledLine] {
        let placeStyle: Style = style == nil ? .dim : .underlined
        guard let title else {
            return StyledLine(place ?? "", placeStyle).wrapped(to: width, mark: "  ")
        }
        var line = StyledLine(title, style)
        if let note { line.append(" " + note, .dim) }
        guard let place else { return line.wrapped(to: width, mark: "  ") }
        if line.width + 2 + place.width <= width {
            line.append("  ")
            line.append(place, placeStyle)
            return [line]
        }
        let indent = style == nil ? "  " : ""
        var second = StyledLine(indent)
        second.append(place, placeStyle)
        return line.wrapped(to: width, mark: "  ") + second.wrapped(to: width, mark: "  ")
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
