/// A table of text, as wide as its contents or as the terminal, whichever is less.
public struct Table: Sendable {
    /// To which side the texts of a column keep.
    public enum Alignment: Sendable {
        /// Texts.
        case left
        /// Figures.
        case right
    }

    /// A column.
    public struct Column: Sendable {
        let title: String
        let alignment: Alignment

        /// Makes a column with a title over it.
        public init(_ title: String, _ alignment: Alignment = .left) {
            self.title = title
            self.alignment = alignment
        }
    }

    private static let gap = "  "
    private static let narrowest = 8

    let columns: [Column]
    private(set) var rows: [[String]] = []

    /// Makes a table without rows.
    public init(columns: [Column]) {
        self.columns = columns
    }

    /// What stands above the first column, which says what the table is of.
    public var title: String { columns.first?.title ?? "" }

    /// Adds a row; what it lacks stays empty, and what it has too much is left out.
    public mutating func add(_ cells: [String]) {
        let padding = repeatElement("", count: max(0, columns.count - cells.count))
        rows.append(Array((cells + padding).prefix(columns.count)))
    }

    /// The table as plain text, a line for each row and no white space at line ends.
    ///
    /// - Parameter width: The most characters a line may have; texts are cut, figures never. Nil
    ///   sets no limit.
    public func rendered(width: Int? = nil) -> String {
        let widths = columnWidths(limit: width)
        let rule = widths.map { String(repeating: "─", count: $0) }
        return ([columns.map(\.title), rule] + rows)
            .map { line($0, widths: widths) }
            .joined(separator: "\n")
    }

    private func line(_ cells: [String], widths: [Int]) -> String {
        let padded = zip(zip(cells, widths), columns).map { cell, column in
            pad(cell.0, to: cell.1, column.alignment)
        }
        let line = padded.joined(separator: Self.gap)
        return String(line.reversed().drop { $0 == " " }.reversed())
    }

    private func pad(_ text: String, to width: Int, _ alignment: Alignment) -> String {
        let text = text.width > width ? cut(text, to: width - 1) + "…" : text
        let space = String(repeating: " ", count: width - text.width)
        return alignment == .left ? text + space : space + text
    }

    /// The longest beginning of a text that takes no more than `width` columns, filled up if it takes
    /// less.
    private func cut(_ text: String, to width: Int) -> String {
        var text = text
        while text.width > width { text.removeLast() }
        return text + String(repeating: " ", count: width - text.width)
    }

    /// The widest text of each column; where that is too much, the columns of text give way, the widest
    /// first.
    private func columnWidths(limit: Int?) -> [Int] {
        var widths = columns.indices.map { column in
            ([columns[column].title] + rows.map { $0[column] }).map(\.width).max() ?? 0
        }
        guard let limit else { return widths }
        let texts = columns.indices.filter { columns[$0].alignment == .left }
        while widths.reduce(0, +) + Self.gap.count * (columns.count - 1) > limit,
            let widest = texts.max(by: { widths[$0] < widths[$1] }),
            widths[widest] > Self.narrowest
        {
            widths[widest] -= 1
        }
        return widths
    }
}
