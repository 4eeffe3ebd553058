/// The news.
public protocol NewsService: Sendable {
    /// A page of the articles that match a text; an empty text matches all.
    ///
    /// - Parameter cursor: The `nextCursor` of the page before; nil asks for the first page.
    func page(matching text: String, after cursor: String?) async throws(ServiceError) -> Page

    /// One article. Throws `notFound` if there is none of that id.
    func article(id: Article.ID) async throws(ServiceError) -> Article
}
