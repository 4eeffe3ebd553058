import Foundation

/// A piece of news.
public struct Article: Equatable, Identifiable, Codable, Sendable {
    /// What links and the server know it by.
    public let id: String
    /// The headline.
    public let title: String
    /// Who wrote it.
    public let author: String
    /// When it came out.
    public let publishedAt: Date
    /// The text.
    public let body: String

    /// Makes an article.
    public init(id: String, title: String, author: String, publishedAt: Date, body: String) {
        self.id = id
        self.title = title
        self.author = author
        self.publishedAt = publishedAt
        self.body = body
    }
}
