/// One thing a scenario sets up, does or checks.
public struct Step: Equatable, Sendable {
    /// The keyword as it was written, such as `Given` or `And`.
    public let keyword: String

    /// What the step is for.
    public let keywordType: KeywordType

    /// The text after the keyword, with an outline's placeholders filled in.
    public let text: String

    /// What stands below the step, in the order it was written: nothing, a data table,
    /// a doc string, or one of each.
    public let arguments: [StepArgument]

    /// Where the keyword begins.
    public let location: Location

    /// The first of the arguments; nearly every step has one at most.
    public var argument: StepArgument? { arguments.first }
}
