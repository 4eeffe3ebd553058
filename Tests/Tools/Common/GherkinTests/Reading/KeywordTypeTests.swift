import Gherkin
import Testing
import TestSupport

@Suite("Keyword types")
struct KeywordTypeTests {
    @Test("A conjunction has the type of the step before it")
    func conjunctions() throws {
        #expect(
            try types(["Given", "And", "When", "But", "And", "Then", "And", "When"])
                == [.context, .context, .action, .action, .action, .outcome, .outcome, .action])
    }

    @Test("A conjunction takes its type from a background, but not from another scenario")
    func acrossScenarios() throws {
        let feature = try read(
            """
            Feature: f
              Background:
                Given a
              Scenario: one
                And b
                When c
              Scenario: two
                And d
              Rule: r
                Background:
                  Then e
                Scenario Outline: three
                  And <x>
                  Examples:
                    | x |
                    | 1 |
            """)
        #expect(
            feature.scenarios.map { $0.steps.map(\.keywordType) } == [
                [.context, .context, .action], [.context, .context],
                [.context, .outcome, .outcome],
            ])
    }

    private func types(_ keywords: [String]) throws -> [KeywordType] {
        let steps = keywords.map { "  \($0) step\n" }.joined()
        let feature = try read("Feature: f\nScenario: s\n" + steps)
        let scenario = try #require(feature.scenarios.first)
        #expect(scenario.steps.map(\.keyword) == keywords)
        return scenario.steps.map(\.keywordType)
    }
}
