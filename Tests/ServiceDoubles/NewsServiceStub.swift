import Services

/// News as the test tells them.
public final class NewsServiceStub: NewsService {
    /// The calls for a page.
    public let pages = ScriptedCalls<PageQuestion, Page>()
    /// The calls for one article.
    public let articles = ScriptedCalls<Article.ID, Article>()

    /// Makes a service that holds all calls.
    public init() {}

    /// Answers as `pages` says.
    public func page(
        matching text: String, after cursor: String?
    ) async throws(ServiceError) -> Page {
        try await pages.ask(PageQuestion(text, after: cursor))
    }

    /// Answers as `articles` says.
    public func article(id: Article.ID) async throws(ServiceError) -> Article {
        try await articles.ask(id)
    }
}
