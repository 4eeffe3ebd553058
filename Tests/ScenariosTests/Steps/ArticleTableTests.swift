import Foundation
import Services
import Testing

@testable import Scenarios

@Suite("Tables of articles")
struct ArticleTableTests {
    private let now = Date(timeIntervalSince1970: 1_000_000)

    @Test("Missing columns get defaults")
    func defaults() throws {
        let articles = try articles([["title"], ["News"], ["More news"]])
        #expect(
            articles == [
                Article(
                    id: "1", title: "News", author: "Author 1", publishedAt: now - 3600,
                    body: "Body of article 1."),
                Article(
                    id: "2", title: "More news", author: "Author 2", publishedAt: now - 7200,
                    body: "Body of article 2."),
            ])
    }

    @Test("Each column says what it says")
    func columns() throws {
        let articles = try articles([["body", "age", "author", "title"], ["B", "2 h", "A", "T"]])
        let expected = Article(
            id: "1", title: "T", author: "A", publishedAt: now - 7200, body: "B")
        #expect(articles == [expected])
    }

    @Test(
        "Ages are in minutes, hours and days",
        arguments: [("5 min", 300), ("0 min", 0), ("2 h", 7200), ("3  d", 259_200)])
    func ages(text: String, seconds: TimeInterval) throws {
        #expect(try articles([["age"], [text]]).map(\.publishedAt) == [now - seconds])
    }

    @Test(
        "Other ages are refused",
        arguments: ["", "5", "min", "5 minutes", "-1 h", "1.5 h", "5 min ago", "5min"])
    func otherAges(text: String) {
        #expect(
            throws: StepFailure(expected: "an age such as 5 min, 2 h or 3 d", seen: "\"\(text)\"")
        ) {
            try articles([["age"], [text]])
        }
    }

    @Test("A heading alone is no articles")
    func none() throws {
        #expect(try articles([["title"]]).isEmpty)
    }

    private func articles(_ table: [[String]]) throws -> [Article] {
        try StepInput(values: [], table: table).articles(now: now)
    }
}
