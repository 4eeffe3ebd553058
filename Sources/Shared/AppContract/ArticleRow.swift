import Foundation
import Services

/// An article in a list.
package struct ArticleRow: Equatable, Sendable {
    package let title: String
    /// The author and the age of the article.
    package let byline: String

    package init(title: String, byline: String) {
        self.title = title
        self.byline = byline
    }
}

extension Texts {
    /// The author and the age of an article, such as "Ada · 2 h ago".
    package static func byline(of article: Article, now: Date) -> String {
        byline(author: article.author, date: article.publishedAt, now: now)
    }

    package static func byline(author: String, date: Date, now: Date) -> String {
        "\(author) · \(age(now.timeIntervalSince(date)))"
    }

    /// A duration in its largest unit, rounded down.
    private static func age(_ interval: TimeInterval) -> String {
        let minutes = Int(exactly: (interval / 60).rounded(.down)) ?? 0
        return switch minutes {
        case ..<1: "just now"
        case ..<60: "\(minutes) min ago"
        case ..<(24 * 60): "\(minutes / 60) h ago"
        default: "\(minutes / (24 * 60)) d ago"
        }
    }
}
