import Foundation
import Services

extension Texts {
    /// Who wrote an article and how long ago, such as "Ada · 2 h ago".
    public static func byline(of article: Article, now: Date) -> String {
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
