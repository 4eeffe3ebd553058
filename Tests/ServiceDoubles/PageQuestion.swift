/// What a service is asked for a page with.
public struct PageQuestion: Equatable, Sendable {
    /// What the articles are to match.
    public let text: String
    /// Where the page begins; nil on the first.
    public let cursor: String?

    /// Makes a question.
    public init(_ text: String, after cursor: String? = nil) {
        self.text = text
        self.cursor = cursor
    }
}
