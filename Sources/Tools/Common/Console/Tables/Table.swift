/// A table of texts and figures, for a terminal or Markdown.
package struct Table: Sendable {
    package enum Alignment: Sendable {
        /// For texts.
        case left
        /// For figures.
        case right
    }

    package struct Column: Sendable {
        package let title: String
        package let alignment: Alignment

        package init(_ title: String, _ alignment: Alignment = .left) {
            self.title = title
            self.alignment = alignment
        }
    }

    package let columns: [Column]
    package let rows: [[String]]

    package init(columns: [Column], rows: [[any CellContent]]) {
        self.columns = columns
        self.rows = rows.map { $0.map(\.cell) }
    }

    /// A table with columns of text, followed by columns of figures.
    package init(_ words: String..., figures: [String], rows: [[any CellContent]]) {
        let columns = words.map { Column($0) } + figures.map { Column($0, .right) }
        self.init(columns: columns, rows: rows)
    }

    /// The title of the first column, which says what the table is about.
    package var title: String { columns.first?.title ?? "" }

    package var isEmpty: Bool { rows.isEmpty }

    /// The table as plain text, without white space at line ends.
    ///
    /// - Parameter width: The columns of the terminal; nil for no limit. A wider table wraps its texts. Columns that still
    ///   don't fit are printed below, with the first column repeated.
    package func rendered(width: Int? = nil) -> String {
        guard let width else { return TextTable(self).rendered(width: .max) }
        return TextTable(self).parts(fitting: width).map { $0.rendered(width: width) }
            .joined(separator: "\n\n")
    }

    /// The table with only some of its columns.
    func columns(at indices: [Int]) -> Table {
        Table(
            columns: indices.map { columns[$0] },
            rows: rows.map { row in indices.map { row[$0] } })
    }
}

/// A value that a cell can show. Nil is shown as a dash.
package protocol CellContent {
    /// What the cell shows.
    var cell: String { get }
}

extension String: CellContent {
    package var cell: String { self }
}

extension Int: CellContent {
    package var cell: String { String(self) }
}

extension Optional: CellContent where Wrapped: CellContent {
    package var cell: String { self?.cell ?? "–" }
}
