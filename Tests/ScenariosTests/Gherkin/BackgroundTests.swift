import Testing

@testable import Scenarios

@Suite("Backgrounds")
struct BackgroundTests {
    @Test("The steps of the feature come first, then those of the rule, then the scenario's")
    func order() throws {
        let feature = try read(
            """
            Feature: News
              Background:
                Given one
              Example: A
                When it runs
              Rule: Inner
                Background:
                  Given two
                Example: B
                  When it runs
              Rule: Bare
                Example: C
                  When it runs
            """)
        #expect(
            feature.scenarios.map(\.lines) == [
                ["Given one", "When it runs"],
                ["Given one", "Given two", "When it runs"],
                ["Given one", "When it runs"],
            ])
    }

    @Test("A scenario without steps gets none from backgrounds")
    func noSteps() throws {
        let feature = try read(
            """
            Feature: News
              Background:
                Given one
              Scenario: Empty
              Scenario Outline: Empty as well
                Examples:
                  | a |
                  | 1 |
            """)
        #expect(feature.scenarios.map(\.lines) == [[], []])
    }

    @Test("A background may be empty")
    func empty() throws {
        let scenario = try readOnlyScenario(
            """
            Feature: News
              Background: nothing yet
              Scenario: One
                Given a step
            """)
        #expect(scenario.lines == ["Given a step"])
    }

    @Test("Placeholders in a background stay, since it stands outside the outline")
    func placeholders() throws {
        let scenario = try readOnlyScenario(
            """
            Feature: News
              Background:
                Given <a>
                  | <a> |
              Scenario Outline: One
                When <a>
                Examples:
                  | a |
                  | 1 |
            """)
        #expect(scenario.lines == ["Given <a>", "When 1"])
        #expect(scenario.steps[0].dataTable?.rows == [["<a>"]])
    }

    @Test("And takes its meaning from the last step of the background")
    func keywordType() throws {
        let scenario = try readOnlyScenario(
            """
            Feature: News
              Background:
                Given one
              Scenario: One
                And two
            """)
        #expect(scenario.steps.map(\.keywordType) == [.context, .context])
    }
}
