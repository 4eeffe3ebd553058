import Services

/// News as the test tells them.
package final class NewsServiceStub: NewsService {
    /// The calls for a page.
    package let pages = ScriptedCalls<PageQuestion, Page>()
    /// The calls for one article.
    package let articles = ScriptedCalls<Article.ID, Article>()

    /// Makes a service that holds all calls.
    package init() {}

    /// Answers as `pages` says.
    package func page(
        matching text: String, after cursor: String?
    ) async throws(ServiceError) -> Page {
        try await pages.ask(PageQuestion(text, after: cursor))
    }

    /// Answers as `articles` says.
    package func article(id: Article.ID) async throws(ServiceError) -> Article {
        try await articles.ask(id)
    }
}
