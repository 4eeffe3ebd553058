/// Some articles in a row, newest first, and where the ones after them are to be had.
public struct Page: Equatable, Codable, Sendable {
    /// The articles, newest first.
    public let articles: [Article]

    /// What to ask with for the page after this one; nil on the last. Only the server knows what it
    /// means.
    public let nextCursor: String?

    /// Makes a page.
    public init(articles: [Article], nextCursor: String?) {
        self.articles = articles
        self.nextCursor = nextCursor
    }
}
