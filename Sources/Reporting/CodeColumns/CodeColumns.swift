/// Swift code in columns, what belongs together in a row.
public struct CodeColumns: Equatable, Sendable {
    /// What a cell is made of.
    public enum Block: Equatable, Sendable {
        /// Code, with what stands over it: what it is, what is said of that, and where it stands.
        case code(
            title: String?, note: String?, place: String, firstLine: Int, lines: [String])
        /// What is only named.
        case mention(title: String, note: String?, place: String?)
        /// What has been shown or named above, with the line it begins on.
        case again(title: String, note: String?, firstLine: Int?)
        /// What is said where there is no code.
        case remark(String)
    }

    /// What stands side by side: for each column any number of blocks, one below the other.
    public struct Row: Equatable, Sendable {
        /// What is over it; empty for a row that goes on with the one above.
        let title: String
        let cells: [[Block]]

        /// Makes a row; it should have a cell for each column.
        public init(title: String, cells: [[Block]]) {
            self.title = title
            self.cells = cells
        }
    }

    let title: String
    /// What is said of the whole; nil for nothing.
    let subtitle: String?
    let columns: [String]
    let rows: [Row]

    /// Makes columns with their titles.
    public init(title: String, subtitle: String? = nil, columns: [String], rows: [Row]) {
        self.title = title
        self.subtitle = subtitle
        self.columns = columns
        self.rows = rows
    }
}
