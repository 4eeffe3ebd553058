/// What stands below a step and belongs to it.
public enum StepArgument: Equatable, Sendable {
    /// Text between two delimiters.
    case docString(DocString)

    /// Rows of cells.
    case dataTable(DataTable)
}
