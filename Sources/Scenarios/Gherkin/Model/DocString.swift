/// Text that spans lines, given to a step.
public struct DocString: Equatable, Sendable {
    /// The lines between the delimiters, without the indentation of the opening one.
    public let content: String

    /// The word behind the opening delimiter, such as `json`.
    public let mediaType: String?

    /// Where the opening delimiter begins.
    public let location: Location
}
