/// How a table is drawn on a terminal.
struct TextTable {
    private static let gap = "  "
    /// The indentation of a name that continues on the next line.
    private static let hanging = 2
    /// The minimum width of a column of text if not even one column fits beside the first. Longer words are then broken.
    private static let narrowest = 8

    private let table: Table
    private let natural: [Int]
    /// The widths below which a word would be broken. Figures are never broken.
    private let least: [Int]

    init(_ table: Table) {
        self.table = table
        let texts = table.columns.indices.map { column in
            (title: table.columns[column].title, cells: table.rows.map { $0[column] })
        }
        natural = texts.map { max($0.title.width, $0.cells.map(\.width).max() ?? 0) }
        least = zip(texts, table.columns).enumerated().map { index, column in
            let (text, form) = column
            let cells =
                form.alignment == .right
                ? text.cells.map(\.width)
                : text.cells.map { $0.leastWidth(hanging: index == 0 ? Self.hanging : 0) }
            return max(text.title.leastWidth(hanging: 0), cells.max() ?? 0)
        }
    }

    /// The table cut into groups of columns that fit, each with the first column.
    func parts(fitting limit: Int) -> [TextTable] {
        guard let first = least.first else { return [self] }
        var groups: [[Int]] = []
        var room = 0
        for column in least.indices.dropFirst() {
            let needed = Self.gap.count + least[column]
            if groups.isEmpty || needed > room {
                groups.append([0])
                room = limit - first
            }
            groups[groups.count - 1].append(column)
            room -= needed
        }
        return groups.count < 2 ? [self] : groups.map { TextTable(table.columns(at: $0)) }
    }

    func rendered(width: Int) -> String {
        let widths = widths(fitting: width)
        let rule = widths.map { String(repeating: "─", count: $0) }
        let head = lines(table.columns.map(\.title), widths, hanging: 0)
        let body = table.rows.flatMap { lines($0, widths, hanging: Self.hanging) }
        return (head + lines(rule, widths, hanging: 0) + body).joined(separator: "\n")
    }

    /// One row, in as many lines as its longest cell takes.
    private func lines(_ cells: [String], _ widths: [Int], hanging: Int) -> [String] {
        let wrapped = zip(cells, widths).enumerated().map { index, cell in
            cell.0.width <= cell.1
                ? [cell.0] : cell.0.wrapped(to: cell.1, hanging: index == 0 ? hanging : 0)
        }
        return (0..<(wrapped.map(\.count).max() ?? 0)).map { number in
            let line = table.columns.indices.map { column in
                let parts = wrapped[column]
                let text = parts.indices.contains(number) ? parts[number] : ""
                let space = String(repeating: " ", count: max(0, widths[column] - text.width))
                return table.columns[column].alignment == .left ? text + space : space + text
            }.joined(separator: Self.gap)
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The natural widths or, if they don't fit, smaller ones for the widest columns.
    private func widths(fitting limit: Int) -> [Int] {
        var widths = natural
        let isText = table.columns.map { $0.alignment == .left }
        let narrow = zip(least, isText).map { $1 ? min($0, Self.narrowest) : $0 }
        for floor in [least, narrow] {
            while widths.reduce(0, +) + Self.gap.count * (widths.count - 1) > limit,
                let widest = widths.indices.filter({ widths[$0] > floor[$0] })
                    .max(by: { widths[$0] < widths[$1] })
            {
                widths[widest] -= 1
            }
        }
        return widths
    }
}

extension String {
    /// The smallest width at which no word is broken, if all lines after the first are indented by `hanging` columns.
    fileprivate func leastWidth(hanging: Int) -> Int {
        let words = split(separator: " ").map(\.width)
        return max(words.first ?? 0, words.dropFirst().max().map { $0 + hanging } ?? 0)
    }
}
