import Foundation
import Services

extension [Article] {
    /// Numbered articles, an hour apart, newest first: "Article 1" by "Author 1" came out an hour ago.
    package static func samples(_ count: Int, now: Date) -> [Article] {
        guard count > 0 else { return [] }
        return (1...count).map { number in
            Article(
                id: String(number), title: "Article \(number)", author: "Author \(number)",
                publishedAt: now - TimeInterval(number) * 3600, body: "Body of article \(number).")
        }
    }

    /// Articles that come out just now, on top of others: the first is the newest.
    ///
    /// - Parameter published: How many have been published so already; ids and titles count on from there.
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
