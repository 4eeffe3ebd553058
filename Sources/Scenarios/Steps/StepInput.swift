/// What a step is given: the values in its text, and the table below it.
struct StepInput: Sendable {
    let values: [StepValue]
    let table: [[String]]

    /// The text that stands in place `index`, among all values; the phrase has made sure it is one.
    func string(_ index: Int = 0) -> String {
        if case .string(let string) = values[index] { string } else { "" }
    }

    /// The number that stands in place `index`, among all values; the phrase has made sure it is one.
    func number(_ index: Int = 0) -> Int {
        if case .number(let number) = values[index] { number } else { 0 }
    }

    /// The number in the text, as the status of an answer. A lower one would say that the answer is yet to
    /// come, and there are no higher ones.
    func status() throws(StepFailure) -> Int {
        if (200...599).contains(number()) { return number() }
        throw StepFailure(expected: "a status from 200 to 599", seen: String(number()))
    }

    /// All texts, in order.
    var strings: [String] {
        values.indices.map(string)
    }

    /// The rows of the table below its heading, each by the names in the heading.
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
