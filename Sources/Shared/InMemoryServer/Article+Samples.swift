import Foundation
import Services

extension [Article] {
    /// Numbered articles, newest first and an hour apart: "Article 1" by "Author 1" is an hour old.
    package static func samples(_ count: Int, now: Date) -> [Article] {
        guard count > 0 else { return [] }
        return (1...count).map { number in
            Article(
                id: String(number), title: "Article \(number)", author: "Author \(number)",
                publishedAt: now - TimeInterval(number) * 3600, body: "Body of article \(number).")
        }
    }

    /// Articles published now, newest first.
    ///
    /// - Parameter published: The number of articles that were published like this before. The ids and titles continue from
    ///   there.
    static func newlyPublished(_ count: Int, after published: Int, now: Date) -> [Article] {
        guard count > 0 else { return [] }
        return (published + 1...published + count).map { number in
            Article(
                id: "new-\(number)", title: "New article \(number)",
                author: "New author \(number)", publishedAt: now,
                body: "Body of new article \(number).")
        }
    }
}
