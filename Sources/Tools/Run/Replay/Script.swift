import Scenarios

/// A list of sentences: the steps of one scenario, each with its keyword and, below it, the table it may have.
package struct Script: Codable, Equatable, Sendable {
    package var sentences: [String]

    package init(_ sentences: [String]) {
        self.sentences = sentences
    }

    /// The steps of a scenario, with English keywords whatever the language of its file.
    package init(_ scenario: Scenario) {
        var last: KeywordType?
        sentences = scenario.steps.map { step in
            defer { last = step.keywordType }
            let keyword = step.keywordType == last ? "And" : step.keywordType.keyword
            return ([keyword + " " + step.text] + step.tableLines).joined(separator: "\n")
        }
    }

    /// The first lines of the text, before the sentences.
    private static let head = ["Feature: Live", "Scenario: Live"]

    /// The scenario, ready to run.
    ///
    /// - Parameter count: How many of the sentences it has, from the first.
    package func scenario(upTo count: Int) throws(ScriptError) -> RunnableScenario {
        let sentences = sentences.prefix(max(0, count))
        let scenarios: [RunnableScenario]
        do throws(GherkinError) {
            let text = (Self.head + sentences).joined(separator: "\n")
            scenarios = try Self.bound(try GherkinReader().read(text, path: ""))
        } catch {
            throw ScriptError(
                index: index(ofLine: error.line), seen: error.seen, expected: error.expected,
                advice: error.advice)
        }
        if let scenario = scenarios.first, scenarios.count == 1,
            scenario.stepCount == sentences.count
        {
            return scenario
        }
        let index = sentences.firstIndex { !Self.isStep($0) } ?? 0
        throw ScriptError(
            index: index, seen: "\"\(sentences[index].prefix(60))\"", expected: "a step",
            advice: "begin it with Given, When, Then, And or But, and write only its table below it"
        )
    }

    private static func isStep(_ sentence: String) -> Bool {
        let text = (head + [sentence]).joined(separator: "\n")
        let scenarios = (try? GherkinReader().read(text, path: ""))?.scenarios ?? []
        return scenarios.count == 1 && scenarios[0].steps.count == 1
    }

    private static func bound(_ feature: Feature) throws(GherkinError) -> [RunnableScenario] {
        do throws(UndefinedSteps) {
            return try RunnableFeature(feature).scenarios
        } catch {
            throw error.errors[0]
        }
    }

    /// The sentence that a line of the text belongs to.
    func index(ofLine line: Int) -> Int {
        var end = Self.head.count
        for (index, sentence) in sentences.enumerated() {
            end += sentence.split(separator: "\n", omittingEmptySubsequences: false).count
            if line <= end { return index }
        }
        return max(0, sentences.count - 1)
    }
}

/// Why a sentence is none.
package struct ScriptError: Error, Equatable {
    /// Counted from 0.
    let index: Int
    let seen: String
    let expected: String
    let advice: String

    var text: String { "saw \(seen); expected \(expected); \(advice)" }
}

extension KeywordType {
    fileprivate var keyword: String {
        switch self {
        case .context: "Given"
        case .action: "When"
        case .outcome: "Then"
        case .unknown: "*"
        }
    }
}

extension Step {
    /// The table below it, as Gherkin. No phrase takes a doc string.
    fileprivate var tableLines: [String] {
        arguments.flatMap { argument -> [String] in
            guard case .dataTable(let rows) = argument else { return [] }
            return rows.map { "| " + $0.map(\.escapedForTable).joined(separator: " | ") + " |" }
        }
    }
}

extension String {
    fileprivate var escapedForTable: String {
        replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing("\n", with: "\\n")
    }
}
