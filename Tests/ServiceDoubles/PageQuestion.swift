/// What a service is asked for a page with.
package struct PageQuestion: Equatable, Sendable {
    /// What the articles are to match.
    package let text: String
    /// Where the page begins; nil on the first.
    package let cursor: String?

    /// Makes a question.
    package init(_ text: String, after cursor: String? = nil) {
        self.text = text
        self.cursor = cursor
    }
}
