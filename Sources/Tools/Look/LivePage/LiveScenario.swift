import Foundation
import Gherkin
import Replay
import Scenarios

/// A scenario that the page can open.
package struct LiveScenario: Codable, Sendable {
    let feature: String
    let name: String
    let tags: [String]
    let sentences: [String]
    /// The questions of a lesson; empty for other scenarios.
    let questions: [Question]
    /// What a lesson teaches, as a sentence; nil if it is no lesson.
    var summary: String?

    /// A question on what the apps do in a sentence. The recording of this sentence answers it.
    struct Question: Codable {
        /// The number of the sentence.
        let sentence: Int
        let text: String
    }

    /// - Parameter file: The text of its file. In a lesson, comments above a step are questions, and its summary:
    ///   `# Ask: Who …?`, `# Learn: …`
    package init(_ scenario: Scenario, in file: some StringProtocol) {
        feature = scenario.feature
        name = scenario.name
        tags = scenario.tags
        sentences = Script(scenario).sentences
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        func comments(_ start: String, above step: Step) -> [String] {
            lines.prefix(step.location.line - 1).reversed().prefix { $0.hasPrefix("#") }
                .reversed().filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
        }
        questions = scenario.steps.enumerated().flatMap { index, step in
            comments("# Ask: ", above: step).map { Question(sentence: index + 1, text: $0) }
        }
        summary = scenario.steps.flatMap { comments("# Learn: ", above: $0) }.last
    }
}

/// A phrase that the page offers.
struct LivePhrase: Encodable {
    let text: String
    /// A sentence of an outcome begins with `Then`. The page has buttons for those of the server, because the screens
    /// offer all others.
    let kind: StepGroup.Kind

    static let all = Vocabulary.standard.groups.flatMap { group in
        group.definitions.filter { !$0.takesTable }.map { definition in
            LivePhrase(text: definition.phrase, kind: group.kind)
        }
    }
}
