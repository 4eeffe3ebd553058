import Foundation
import Services
import Synchronization

/// A clock that does not move and counts how often it is read. Each row that is made reads it once, so it
/// counts the rows, too.
package final class ClockSpy: AppClock {
    private let reads = Mutex(0)

    /// Makes a clock nobody has looked at.
    package init() {}

    package var readCount: Int { reads.withLock { $0 } }

    package var now: Date {
        reads.withLock { $0 += 1 }
        return .testNow
    }
}

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
