import Foundation
import Services

/// What a person sees of an article in a list.
package struct ArticleRow: Equatable, Sendable {
    /// The headline.
    package let title: String
    /// Who wrote it, and how long ago.
    package let byline: String

    /// Makes a row.
    package init(title: String, byline: String) {
        self.title = title
        self.byline = byline
    }
}

extension Texts {
    /// Who wrote an article and how long ago, such as "Ada · 2 h ago".
    package static func byline(of article: Article, now: Date) -> String {
        "\(article.author) · \(age(now.timeIntervalSince(article.publishedAt)))"
    }

    /// A time span in the largest unit that fits, rounded down.
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
