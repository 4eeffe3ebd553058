import Foundation

package struct Article: Equatable, Identifiable, Codable, Sendable {
    /// Identifies the article in links and to the server.
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

/// A page of the list of articles.
package struct Page: Equatable, Codable, Sendable {
    /// The articles, newest first.
    package let articles: [Article]

    /// Requests the next page; nil on the last one. Only the server knows its meaning.
    package let nextCursor: String?

    package init(articles: [Article], nextCursor: String?) {
        self.articles = articles
        self.nextCursor = nextCursor
    }
}
