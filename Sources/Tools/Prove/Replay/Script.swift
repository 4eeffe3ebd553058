import Gherkin
import Scenarios

/// A list of sentences. A sentence is a step of one scenario, with its keyword and, below it, the table that it may
/// have. A sentence that a person has typed may not be a step yet.
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
            return ([keyword + " " + step.text] + step.argumentLines).joined(separator: "\n")
        }
    }

    /// The first lines of the text, before the sentences.
    private static let head = ["Feature: Live", "Scenario: Live"]

    /// The scenario, ready to run.
    ///
    /// - Parameter count: How many of the sentences it has, from the first.
    /// - Throws: The failure of the first of these sentences that is not a step.
    package func scenario(upTo count: Int) throws(ReplayAnswer.Failure) -> RunnableScenario {
        let script = Script(Array(sentences.prefix(max(0, count))))
        // Don't rely on the line of the reader's error, because after a tag or an unclosed doc string, the error comes
        // further down.
        let suspect = script.sentences.firstIndex { !Self.isStep($0) }
        do throws(GherkinError) {
            let scenarios = try Self.bound(try GherkinReader().read(script.text, path: ""))
            if suspect == nil, let scenario = scenarios.first { return scenario }
        } catch {
            let line = error.location.line
            let index = script.index(ofLine: line)
            // Use the reader's message only for tables. Elsewhere the message may ask for something that only a file can
            // have, such as a title.
            if suspect == nil || suspect == index && script.text(ofLine: line).hasPrefix("|") {
                throw ReplayAnswer.Failure(index: index, text: error.textOfPage)
            }
        }
        let index = suspect ?? 0
        throw ReplayAnswer.Failure(
            index: index,
            text: "saw \"\(sentences[index].prefix(60))\"; expected a step; begin it with "
                + "Given, When, Then, And or But, and write only its table below it")
    }

    private var text: String { (Self.head + sentences).joined(separator: "\n") }

    private func text(ofLine line: Int) -> Substring {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1).first
            ?? ""
    }

    private static func isStep(_ sentence: String) -> Bool {
        let scenarios =
            (try? GherkinReader().read(Script([sentence]).text, path: ""))?.scenarios ?? []
        return scenarios.count == 1 && scenarios[0].steps.count == 1
    }

    private static func bound(_ feature: Feature) throws(GherkinError) -> [RunnableScenario] {
        do throws(UndefinedSteps) {
            return try RunnableFeature(feature).scenarios
        } catch {
            throw error.errors[0]
        }
    }

    /// The sentence that a line of the text belongs to; behind the last line, the number of sentences.
    func index(ofLine line: Int) -> Int {
        var end = Self.head.count
        for (index, sentence) in sentences.enumerated() {
            end += sentence.split(separator: "\n", omittingEmptySubsequences: false).count
            if line <= end { return index }
        }
        return sentences.count
    }
}

extension GherkinError {
    /// The complaint in words of the page, which lists the phrases itself.
    fileprivate var textOfPage: String {
        guard expected == Vocabulary.expectation else { return complaint }
        let help = advice.replacing(/^the nearest are: (.+)$/) { "Did you mean: \($0.1)?" }
            .replacing(/^write.+$/) { "W\($0.output.dropFirst())." }
        return "I don't know \(seen). \(help) The list of all steps is in “Say”."
    }
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
    /// The table or the doc string below the step, as lines of Gherkin.
    fileprivate var argumentLines: [String] {
        let rows = (table ?? []).map {
            "| " + $0.map(\.escapedForTable).joined(separator: " | ") + " |"
        }
        let text = docString.map { [quotes, $0.replacing(quotes, with: #"\"\"\""#), quotes] }
        return rows + (text ?? [])
    }
}

/// The delimiter of a doc string.
private let quotes = "\"\"\""

extension String {
    fileprivate var escapedForTable: String {
        replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing("\n", with: "\\n")
    }
}
