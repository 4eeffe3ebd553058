/// Rows of cells, given to a step.
public struct DataTable: Equatable, Sendable {
    /// The rows from top to bottom; all have the same number of cells.
    public let rows: [[String]]

    /// Where the first row begins.
    public let location: Location
}
