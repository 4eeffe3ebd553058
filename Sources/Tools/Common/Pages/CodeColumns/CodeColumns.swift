/// Swift code in columns, one for each architecture. Code for the same task is in one row.
package struct CodeColumns: Equatable, Sendable {
    package enum Block: Equatable, Sendable {
        /// Code, below a title, a note and its place in the sources. A page has a colour for each concern.
        case code(
            title: String?, note: String?, concern: String? = nil, place: String, firstLine: Int,
            lines: [String])
        /// A function without its code.
        case mention(title: String, note: String?, concern: String? = nil, place: String?)
        /// The parts of a file that a change affects.
        case difference(place: String, note: String?, parts: [[DifferenceLine]])
        /// Prose in place of code.
        case remark(String)
    }

    /// A line of a file before or after a change.
    package struct DifferenceLine: Equatable, Sendable {
        package enum Kind: String, Sendable {
            case kept = " "
            case added = "+"
            case removed = "-"
        }

        package let kind: Kind
        package let text: String

        package init(_ kind: Kind, _ text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// The cells side by side. Each holds any number of blocks, one below the other.
    package struct Row: Equatable, Sendable {
        /// Empty for a row that continues the one above.
        package let title: String
        package let cells: [[Block]]

        package init(title: String, cells: [[Block]]) {
            self.title = title
            self.cells = cells
        }
    }

    package let title: String
    let subtitle: String?
    package let columns: [String]
    package let rows: [Row]

    package init(title: String, subtitle: String? = nil, columns: [String], rows: [Row]) {
        self.title = title
        self.subtitle = subtitle
        self.columns = columns
        self.rows = rows
    }
}
