import Foundation
import Gherkin
import Services
import Testing
import TestSupport

@testable import Scenarios

@Suite("Arguments below steps")
struct StepArgumentTests {
    @Test(
        "A step has below it what its phrase takes, and nothing else",
        arguments: [
            ("I go back", "| a |", "a table", "nothing below it; remove what is below it"),
            ("I go back", "```\n```", "a doc string", "nothing below it; remove what is below it"),
            (
                "I go back", "| a |\n```\n```", "a table and a doc string",
                "nothing below it; remove what is below it"
            ),
            ("I see the rows:", "", "nothing", "a table below it; add the table"),
            ("I see the rows:", "```\n```", "a doc string", "a table below it; add the table"),
        ])
    func refused(text: String, arguments: String, seen: String, expected: String) throws {
        let step = try Step.written(text, below: arguments)
        let error = #expect(throws: GherkinError.self) { try step.bound() }
        #expect(
            error?.description
                == "some.feature:3:3: saw the step \"\(text)\" with \(seen) below it; "
                + "expected \(expected)")
    }

    @Test("A column that the phrase does not know is refused")
    func unknownColumn() {
        let input = StepInput(values: [], table: [["title", "colour"], ["a", "b"]])
        let failure = StepFailure(
            expected: "the columns subtitle, title", seen: "a column \"colour\"")
        #expect(throws: failure) {
            try input.rows(columns: ["title", "subtitle"])
        }
    }

    @Test("A status is one that an answer can have", arguments: [0, 100, 199, 600])
    func status(number: Int) throws {
        #expect(try StepInput(values: [.number(200)], table: []).status() == 200)
        #expect(try StepInput(values: [.number(599)], table: []).status() == 599)
        #expect(
            throws: StepFailure(expected: "a status from 200 to 599", seen: String(number))
        ) {
            try StepInput(values: [.number(number)], table: []).status()
        }
    }
}

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

    private func articles(_ table: [[String]]) throws -> [Article] {
        try StepInput(values: [], table: table).articles(now: now)
    }
}
