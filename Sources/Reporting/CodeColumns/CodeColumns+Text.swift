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
            [heading(row.title, width: width)]
                + zip(columns, row.cells).flatMap { name, blocks in
                    [StyledLine(name, .bold)] + lines(of: blocks, width: width) + [StyledLine()]
                }
        }
    }

    private func sideBySide(width: Int) -> [StyledLine] {
        let gaps = Self.separator.count * (columns.count - 1)
        let column = (width - gaps) / max(1, columns.count)
        let names = joined(columns.map { [StyledLine($0, .bold)] }, column: column)
        return names
            + rows.flatMap { row in
                [StyledLine(), heading(row.title, width: column * columns.count + gaps)]
                    + joined(row.cells.map { lines(of: $0, width: column) }, column: column)
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
        case .code(let title, let note, let place, _, let code):
            let tokens = SwiftHighlighter.tokens(of: code)
            return heads(title, note, place, isNamedOnly: code.isEmpty).flatMap {
                $0.wrapped(to: width, mark: "  ")
            } + tokens.flatMap { StyledLine($0, width: width).wrapped(to: width, mark: "↪ ") }
        }
    }

    /// What stands over code; where it is only named, in one line.
    private func heads(
        _ title: String?, _ note: String?, _ place: String?, isNamedOnly: Bool
    ) -> [StyledLine] {
        var line = StyledLine(isNamedOnly ? "→ " : "", .dim)
        if let title { line.append(title, isNamedOnly ? nil : .bold) }
        if let note { line.append(" " + note, .dim) }
        guard let place else { return [line] }
        if isNamedOnly {
            line.append(" " + place, .dim)
            return [line]
        }
        return (title == nil ? [] : [line]) + [StyledLine(place, .underlined)]
    }
}

extension CodeColumns.Block {
    /// Whether it takes a line or two.
    fileprivate var isShort: Bool {
        switch self {
        case .code(_, _, _, _, let lines): lines.isEmpty
        case .remark: true
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
