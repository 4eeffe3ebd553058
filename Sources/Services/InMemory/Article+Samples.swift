import Foundation

extension [Article] {
    /// Numbered articles, an hour apart, newest first: "Article 1" by "Author 1" came out an hour ago.
    public static func samples(_ count: Int, now: Date) -> [Article] {
        guard count > 0 else { return [] }
        return (1...count).map { number in
            Article(
                id: String(number), title: "Article \(number)", author: "Author \(number)",
                publishedAt: now - TimeInterval(number) * 3600, body: "Body of article \(number).")
        }
    }

    /// Articles that come out just now, on top of others: "New article 1" is the newest.
    ///
    /// - Parameter taken: How many ids are in use already; the new ones count on from there.
    public static func newlyPublished(_ count: Int, taken: Int, now: Date) -> [Article] {
        guard count > 0 else { return [] }
        return (1...count).map { number in
            Article(
                id: String(taken + number), title: "New article \(number)",
                author: "New author \(number)", publishedAt: now,
                body: "Body of new article \(number).")
        }
    }
}
