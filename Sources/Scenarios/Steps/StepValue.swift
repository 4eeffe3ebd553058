/// A value that stands in the text of a step.
enum StepValue: Equatable, Sendable {
    /// Text in double quotes, without them and with its escapes undone.
    case string(String)
    /// A whole number.
    case number(Int)
}
