import Foundation
import Services

extension Date {
    /// The time it is in every test.
    package static let testNow = Date(timeIntervalSince1970: 1_700_000_000)
}

extension Article {
    /// "Article 2" by "Author 2", which came out two hours ago.
    package static func numbered(_ number: Int) -> Article {
        Article(
            id: String(number), title: "Article \(number)", author: "Author \(number)",
            publishedAt: .testNow - TimeInterval(number) * 3600, body: "Body \(number).")
    }
}

extension Page {
    /// The only page, without any article.
    package static let empty = Page(articles: [], nextCursor: nil)

    /// A page of the articles with these numbers; without `next` it is the last.
    package static func numbered(_ numbers: ClosedRange<Int>, next: String? = nil) -> Page {
        Page(articles: numbers.map(Article.numbered), nextCursor: next)
    }
}
