/// A text of several lines below a step.
public struct DocString: Equatable, Sendable {
    /// What stands behind the opening delimiter, such as `json`; may be empty.
    public let mediaType: String
    /// The text, without the indentation of its delimiter.
    public let content: String
}
