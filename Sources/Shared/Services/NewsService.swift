import Foundation

package protocol NewsService: Sendable {
    /// A page of the articles that match a text; an empty text matches all.
    ///
    /// - Parameter cursor: The `nextCursor` of the page before; nil asks for the first page.
    func page(matching text: String, after cursor: String?) async throws(ServiceError) -> Page

    /// One article. Throws `notFound` if there is none of that id.
    func article(id: Article.ID) async throws(ServiceError) -> Article
}

package struct Article: Equatable, Identifiable, Codable, Sendable {
    /// Identifies it in links and to the server.
    package let id: String
    package let title: String
    package let author: String
    package let publishedAt: Date
    package let body: String

    package init(id: String, title: String, author: String, publishedAt: Date, body: String) {
        self.id = id
        self.title = title
        self.author = author
        self.publishedAt = publishedAt
        self.body = body
    }
}

/// A part of the list of articles, newest first.
package struct Page: Equatable, Codable, Sendable {
    /// The articles, newest first.
    package let articles: [Article]

    /// Requests the next page; nil on the last one. Only the server knows its
    /// meaning.
    package let nextCursor: String?

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
