extension CodeColumns {
    /// The least width of a column that stands beside others.
    package static let leastColumn = 27
    private static let separator = " │ "

    /// The narrowest terminal in which the columns stand side by side.
    private var narrowest: Int { columns.count * Self.leastColumn + gaps }

    /// What the separators take.
    private var gaps: Int { Self.separator.count * max(0, columns.count - 1) }

    /// The columns as wide as the terminal; in a narrow one below each other.
    ///
    /// - Parameter defaultWidth: What to take at least for the width of a pipe.
    public func text(on terminal: Terminal, defaultWidth: Int = 120) -> String {
        let width = max(20, terminal.width ?? max(defaultWidth, narrowest))
        var lines = [StyledLine(title, .bold)]
        if let subtitle { lines += StyledLine(subtitle, .dim).wrapped(to: width, mark: "") }
        lines.append(StyledLine())
        lines += width < narrowest ? stacked(width: width) : sideBySide(width: width)
        return lines.map { $0.text(on: terminal) }.joined(separator: "\n")
    }

    private func stacked(width: Int) -> [StyledLine] {
        rows.flatMap { row in
            let cells = zip(columns, row.cells).filter { !$0.1.isEmpty }.flatMap { name, blocks in
                [StyledLine(name, .bold)] + blocks.lines(width: width) + [StyledLine()]
            }
            return (row.title.isEmpty ? [] : [heading(row.title, width: width)]) + cells
        }
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
                line.append(part)
                line.append(String(repeating: " ", count: max(0, column - part.width)))
            }
            return line.withoutTrailingSpaces
        }
    }
}
