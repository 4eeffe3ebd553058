/// A table below a step.
public struct DataTable: Equatable, Sendable {
    /// The rows, each with as many cells as the others.
    public let rows: [[String]]
}
