/// A table of texts and figures, for a terminal, Markdown or HTML.
package struct Table: Sendable {
    package enum Alignment: Sendable {
        /// For texts.
        case left
        /// For figures.
        case right
    }

    package struct Column: Sendable {
        let title: String
        let alignment: Alignment

        package init(_ title: String, _ alignment: Alignment = .left) {
            self.title = title
            self.alignment = alignment
        }
    }

    let columns: [Column]
    private(set) var rows: [[String]] = []

    package init(columns: [Column]) {
        self.columns = columns
    }

    /// The title of the first column, which says what the table is about.
    package var title: String { columns.first?.title ?? "" }

    /// Adds a row. Missing cells stay empty, and surplus ones are left out.
    package mutating func add(_ cells: [String]) {
        let padding = repeatElement("", count: max(0, columns.count - cells.count))
        rows.append(Array((cells + padding).prefix(columns.count)))
    }

    package var isEmpty: Bool { rows.isEmpty }

    /// The table as plain text, without white space at line ends.
    ///
    /// - Parameter width: The columns of the terminal; nil for no limit. Where the table is wider, texts
    ///   continue on the next line, and columns that still do not fit follow below, with the first one
    ///   repeated.
    package func rendered(width: Int? = nil) -> String {
        guard let width else { return TextTable(self).rendered(width: .max) }
        return TextTable(self).parts(fitting: width).map { $0.rendered(width: width) }
            .joined(separator: "\n\n")
    }

    /// The table with only some of its columns.
    func columns(at indices: [Int]) -> Table {
        var part = Table(columns: indices.map { columns[$0] })
        part.rows = rows.map { row in indices.map { row[$0] } }
        return part
    }
}
