import Foundation

/// The news.
package protocol NewsService: Sendable {
    /// A page of the articles that match a text; an empty text matches all.
    ///
    /// - Parameter cursor: The `nextCursor` of the page before; nil asks for the first page.
    func page(matching text: String, after cursor: String?) async throws(ServiceError) -> Page

    /// One article. Throws `notFound` if there is none of that id.
    func article(id: Article.ID) async throws(ServiceError) -> Article
}

/// A piece of news.
package struct Article: Equatable, Identifiable, Codable, Sendable {
    /// What links and the server know it by.
    package let id: String
    /// The headline.
    package let title: String
    /// Who wrote it.
    package let author: String
    /// When it came out.
    package let publishedAt: Date
    /// The text.
    package let body: String

    /// Makes an article.
    package init(id: String, title: String, author: String, publishedAt: Date, body: String) {
        self.id = id
        self.title = title
        self.author = author
        self.publishedAt = publishedAt
        self.body = body
    }
}

/// Some articles in a row, newest first, and where the ones after them are to be had.
package struct Page: Equatable, Codable, Sendable {
    /// The articles, newest first.
    package let articles: [Article]

    /// What to ask with for the page after this one; nil on the last. Only the server knows what it
    /// means.
    package let nextCursor: String?

    /// Makes a page.
    package init(articles: [Article], nextCursor: String?) {
        self.articles = articles
        self.nextCursor = nextCursor
    }
}

struct RemoteNewsService: NewsService {
    let client: Client
    let pageSize: Int

    func page(matching text: String, after cursor: String?) async throws(ServiceError) -> Page {
        try await client.send(.page(matching: text, after: cursor, limit: pageSize))
    }

    func article(id: Article.ID) async throws(ServiceError) -> Article {
        try await client.send(.article(id: id))
    }
}
