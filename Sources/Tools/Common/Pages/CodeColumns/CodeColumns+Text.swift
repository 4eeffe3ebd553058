import Console
import SwiftTokens

extension CodeColumns {
    /// The minimum width of a column. In a narrower one, most lines of code would be wrapped. A terminal of 80 characters
    /// has room for two.
    private static let leastColumn = 38
    private static let separator = " │ "

    /// The columns side by side, as many as the terminal has room for. The others follow below, in the same width. A pipe
    /// counts as a terminal of 120 characters.
    package func text(on terminal: Terminal) -> String {
        let width = max(terminal.width ?? 120, Self.leastColumn)
        let gap = Self.separator.count
        let count = columnsAtATime(upTo: (width + gap) / (Self.leastColumn + gap))
        let column = (width + gap) / count - gap
        let heading =
            [StyledLine(title, .bold)]
            + (subtitle.map { StyledLine($0, .dim).wrapped(to: width, mark: "") } ?? [])
        let parts = stride(from: 0, to: columns.count, by: count).map {
            part($0..<min($0 + count, columns.count)).sideBySide(column: column)
        }
        return ([heading] + parts).joined(separator: [StyledLine()])
            .map { $0.text(isColoured: terminal.isColoured) }.joined(separator: "\n")
    }

    /// How many columns stand side by side. The groups are as few as possible, and as equal as possible: four columns
    /// become two and two, even if there is room for three.
    private func columnsAtATime(upTo most: Int) -> Int {
        let times = max(1, (columns.count + most - 1) / most)
        return max(1, (columns.count + times - 1) / times)
    }

    /// Some of the columns. Rows that are empty in all of them are left out.
    private func part(_ range: Range<Int>) -> CodeColumns {
        let rows = rows.map { Row(title: $0.title, cells: Array($0.cells[range])) }
        return CodeColumns(
            title: title, columns: Array(columns[range]),
            rows: rows.filter { !$0.cells.allSatisfy(\.isEmpty) })
    }

    private func sideBySide(column: Int) -> [StyledLine] {
        let width = (column + Self.separator.count) * columns.count - Self.separator.count
        let names = joined(columns.map { [StyledLine($0, .bold)] }, column: column)
        return names
            + rows.enumerated().flatMap { index, row in
                let cells = row.cells.map { $0.lines(width: column) }
                let isClose = index > 0 && rows[index - 1].isShort && row.isShort
                let head =
                    row.title.isEmpty
                    ? joined(columns.map { _ in isClose ? [] : [StyledLine()] }, column: column)
                    : [StyledLine(), heading(row.title, width: width)]
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

extension CodeColumns.Row {
    fileprivate var isShort: Bool { cells.joined().allSatisfy(\.isShort) }
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
    /// Whether the block takes only a line or two.
    fileprivate var isShort: Bool {
        switch self {
        case .code, .difference: false
        case .mention, .remark: true
        }
    }

    fileprivate func lines(width: Int) -> [StyledLine] {
        switch self {
        case .remark(let text):
            return StyledLine(text, .dim).wrapped(to: width, mark: "")
        case .mention(let title, let note, _, let place):
            return Self.head(
                StyledLine(title.indented(for: width)), note, StyledLine(place ?? "", .dim),
                width: width)
        case .difference(let place, let note, let parts):
            return Self.head(
                StyledLine(note ?? "", .dim), nil, StyledLine(place, .underlined), width: width)
                + Self.lines(of: parts, width: width)
        case .code(let title, let note, _, let place, _, let code):
            return Self.head(
                StyledLine((title ?? "").indented(for: width), .bold), note,
                StyledLine(place, .underlined), width: width)
                + CodeSpan.spans(of: code).flatMap {
                    StyledLine($0, width: width).wrapped(to: width, mark: "↪ ")
                }
        }
    }

    /// The parts of a difference, with a `⋯` between them.
    private static func lines(
        of parts: [[CodeColumns.DifferenceLine]], width: Int
    ) -> [StyledLine] {
        let texts = parts.map { part in
            part.flatMap { $0.line(width: width).wrapped(to: width, mark: "↪ ") }
        }
        return Array(texts.joined(separator: [StyledLine("⋯", .dim)]))
    }

    /// A title with its place, in one line if there is room.
    private static func head(
        _ title: StyledLine, _ note: String?, _ place: StyledLine, width: Int
    ) -> [StyledLine] {
        let head = title + StyledLine(note.map { " " + $0 } ?? "", .dim)
        if head.width == 0 || place.width == 0 {
            return (head + place).wrapped(to: width, mark: "  ")
        }
        if head.width + 2 + place.width > width {
            let indent = title.text.prefix { $0 == " " }
            return [head, StyledLine(String(indent)) + place].flatMap {
                $0.wrapped(to: width, mark: "  ")
            }
        }
        return [head + StyledLine("  ") + place]
    }
}

extension StyledLine {
    /// A line of code.
    fileprivate init(_ tokens: [CodeSpan], width: Int) {
        self.init()
        for (index, token) in tokens.enumerated() {
            append(
                index == 0 ? token.text.indented(for: width) : token.text, token.kind?.style)
        }
    }
}

extension String {
    /// The line. In a narrow column, it has half of its indentation.
    fileprivate func indented(for width: Int) -> String {
        String(dropFirst(width < 60 ? prefix { $0 == " " }.count / 2 : 0))
    }
}

extension CodeColumns.DifferenceLine {
    /// The line with its sign.
    fileprivate func line(width: Int) -> StyledLine {
        StyledLine("\(kind.rawValue) \(text.indented(for: width))", kind.style)
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
