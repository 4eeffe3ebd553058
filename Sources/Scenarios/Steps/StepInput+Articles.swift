import Foundation
import Services

extension StepInput {
    /// The articles of a table, newest first as they stand; what a column leaves out gets a default.
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

    /// How many articles there are to be: more would only fill the memory.
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
