import Foundation
import Services

/// The values in the text of a step, and the table below it.
struct StepInput: Sendable {
    let values: [StepValue]
    let table: [[String]]

    /// The value at `index`, which is a text: binding the step to its phrase made sure of that.
    func string(_ index: Int = 0) -> String {
        if case .string(let string) = values[index] { string } else { "" }
    }

    /// The value at `index`, which is a number: binding the step to its phrase made sure of that.
    func number(_ index: Int = 0) -> Int {
        if case .number(let number) = values[index] { number } else { 0 }
    }

    /// The number as an HTTP status. Statuses below 200 are refused, because they only announce an answer.
    func status() throws(StepFailure) -> Int {
        if (200...599).contains(number()) { return number() }
        throw StepFailure(expected: "a status from 200 to 599", seen: String(number()))
    }

    var strings: [String] {
        values.indices.map(string)
    }

    /// The rows below the heading. Each row is a dictionary from the name of a column to its cell.
    func rows(columns: Set<String>) throws(StepFailure) -> [[String: String]] {
        guard let heading = table.first else {
            throw StepFailure(expected: "a heading row", seen: "an empty table")
        }
        if let unknown = heading.first(where: { !columns.contains($0) }) {
            throw StepFailure(
                expected: "the columns " + columns.sorted().joined(separator: ", "),
                seen: "a column \"\(unknown)\"")
        }
        guard Set(heading).count == heading.count else {
            throw StepFailure(expected: "each column once", seen: heading.joined(separator: ", "))
        }
        return table.dropFirst().map { row in
            Dictionary(zip(heading, row), uniquingKeysWith: { first, _ in first })
        }
    }
}

extension StepInput {
    /// The articles of a table, newest first. Missing columns get defaults.
    func articles(now: Date) throws(StepFailure) -> [Article] {
        var articles: [Article] = []
        for row in try rows(columns: ["title", "author", "age", "body"]) {
            let number = articles.count + 1
            let age = try row["age"].map(seconds) ?? TimeInterval(number) * 3600
            articles.append(
                Article(
                    id: String(number), title: row["title"] ?? "Article \(number)",
                    author: row["author"] ?? "Author \(number)", publishedAt: now - age,
                    body: row["body"] ?? "Body of article \(number)."))
        }
        return articles
    }

    /// The number as a count of articles. More than a million would only fill the memory.
    func articleCount() throws(StepFailure) -> Int {
        if number() <= 1_000_000 { return number() }
        throw StepFailure(expected: "a million articles at most", seen: String(number()))
    }

    /// Reads an age such as `5 min`, `2 h` or `3 d`.
    private func seconds(_ age: String) throws(StepFailure) -> TimeInterval {
        let units = ["min": 60.0, "h": 3600.0, "d": 86400.0]
        let words = age.split(separator: " ").map(String.init)
        if words.count == 2, let count = Int(words[0]), count >= 0, let unit = units[words[1]] {
            return TimeInterval(count) * unit
        }
        throw StepFailure(expected: "an age such as 5 min, 2 h or 3 d", seen: "\"\(age)\"")
    }
}
