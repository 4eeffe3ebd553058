/// The code of the architectures, side by side.
package struct CodeComparison: Equatable, Sendable {
    /// What one architecture has in a row.
    package enum Cell: Equatable, Sendable {
        /// The code.
        case passages([Passage])
        /// That there is none, and why; nil where there is no more to say.
        case absence(String?)

        /// That there is no role for a concern.
        static func absence(of concern: Concern, _ reason: String?) -> Cell {
            .absence(reason.map { "no \(concern.role) here: \($0)" })
        }
    }

    /// What stands beside each other.
    package struct Row: Equatable, Sendable {
        /// What is compared; empty for the same as in the row above.
        package let title: String
        /// What each architecture has for it.
        package let cells: [Cell]

        /// Makes a row.
        package init(title: String, cells: [Cell]) {
            self.title = title
            self.cells = cells
        }
    }

    /// What is compared as a whole.
    package let title: String
    /// Whose code it is: a column for each.
    package let architectures: [String]
    /// The rows, from top to bottom.
    package let rows: [Row]

    /// Makes a comparison.
    package init(title: String, architectures: [String], rows: [Row]) {
        self.title = title
        self.architectures = architectures
        self.rows = rows
    }
}
