import Replay
import Scenarios

/// A scenario that the page can open.
package struct LiveScenario: Encodable, Sendable {
    let feature: String
    let name: String
    let tags: [String]
    let sentences: [String]

    package init(_ scenario: Scenario) {
        feature = scenario.feature
        name = scenario.name
        tags = scenario.tags
        sentences = Script(scenario).sentences
    }
}

/// A phrase that the page offers.
struct LivePhrase: Encodable {
    let text: String
    /// Whether a sentence of it begins with `Then`.
    let isOutcome: Bool
    /// Whether the page has a button for it: the screens offer the rest.
    let isOfServer: Bool

    static let all = Vocabulary.standard.groups.flatMap { group in
        group.definitions.filter { !$0.takesTable }.map { definition in
            LivePhrase(
                text: definition.phrase, isOutcome: group.title == "Then",
                isOfServer: group.title.contains("the server"))
        }
    }
}
