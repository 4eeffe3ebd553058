/// Asks for a page of the articles that match a text.
package struct PageQuery: Equatable, Sendable {
    /// An empty text matches all articles.
    package let text: String
    /// The `nextCursor` of the previous page; nil asks for the first page.
    package let cursor: String?

    package init(matching text: String, after cursor: String? = nil) {
        self.text = text
        self.cursor = cursor
    }
}
