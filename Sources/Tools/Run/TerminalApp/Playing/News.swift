import Foundation
import Services

/// The articles of the server, which read like news. Their texts are in `news.txt`.
struct News {
    /// An article of the file.
    struct Story {
        let title: String
        let author: String
        let body: String
        /// The age at launch, in seconds.
        let age: TimeInterval
    }

    /// Newest first. The stories of age 0 are published later.
    static let stories = String(decoding: PackageResources.news_txt, as: UTF8.self)
        .split(separator: "\n\n").compactMap { Story($0) }

    /// Newest first.
    private(set) var articles: [Article]
    private var published = 0

    /// - Parameter count: If there are fewer stories, they are repeated, each time older and with a
    ///   number.
    init(count: Int, now: Date) {
        let stories = Self.stories.filter { $0.age > 0 }
        let span = (stories.last?.age ?? 0) + 86_400
        articles = (0..<(stories.isEmpty ? 0 : count)).map { index in
            let (round, number) = index.quotientAndRemainder(dividingBy: stories.count)
            return stories[number].article(
                id: "\(index + 1)", round: round,
                publishedAt: now - stories[number].age - Double(round) * span)
        }
    }

    /// Adds new articles on top.
    mutating func publish(_ count: Int, now: Date) {
        let stories = Self.stories.filter { $0.age == 0 }
        if stories.isEmpty { return }
        for _ in 0..<count {
            let (round, number) = published.quotientAndRemainder(dividingBy: stories.count)
            published += 1
            let article = stories[number].article(
                id: "new-\(published)", round: round, publishedAt: now)
            articles.insert(article, at: 0)
        }
    }
}

extension News.Story {
    /// Reads `12 min | Author | Title` and the body in the lines below.
    init?(_ text: Substring) {
        let lines = text.split(separator: "\n")
        let head = (lines.first ?? "").split(separator: " | ").map(String.init)
        let age = head.first?.split(separator: " ") ?? []
        guard head.count == 3, age.count == 2, let number = TimeInterval(age[0]),
            let unit = ["min": 60.0, "h": 3600, "d": 86_400][age[1]]
        else { return nil }
        self.init(
            title: head[2], author: head[1], body: lines.dropFirst().joined(separator: "\n"),
            age: number * unit)
    }

    fileprivate func article(id: Article.ID, round: Int, publishedAt: Date) -> Article {
        Article(
            id: id, title: round == 0 ? title : "\(title) (\(round + 1))", author: author,
            publishedAt: publishedAt, body: body)
    }
}
