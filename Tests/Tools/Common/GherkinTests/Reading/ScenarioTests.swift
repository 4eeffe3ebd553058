import Testing
import TestSupport

@testable import Gherkin

@Suite("Scenarios")
struct ScenarioTests {
    @Test("The lines of a scenario reach to the next one, from the comments and tags before it")
    func lines() throws {
        let feature = try read(
            """
            Feature: f
              Background:
                Given a

              # comment
              @tag

              Scenario: one
                When b

              Scenario Outline: two
                When <c>
                @first
                Examples:
                  | c |
                  | 1 |
                  | 2 |
              @rule
              Rule: r
                Background:
                  Given d
                Scenario: three
            """)
        #expect(feature.scenarios.map(\.name) == ["one", "two", "two", "three"])
        #expect(feature.scenarios.map(\.lines) == [6..<11, 11..<18, 11..<18, 22..<23])
    }

    @Test("The steps of the backgrounds come first, but not in a scenario without steps")
    func backgrounds() throws {
        let feature = try read(
            """
            Feature: Login
              Background: of the feature
                Given one
              Scenario: outside
                Then two
              Scenario: empty
              Rule: inner
                Background:
                  And three
                Scenario: inside
                  Then four
              Rule: second
                Scenario: inside the second
                  Then five
            """)
        let texts = feature.scenarios.map { $0.steps.map(\.text) }
        #expect(texts == [["one", "two"], [], ["one", "three", "four"], ["one", "five"]])
    }

    @Test("Descriptions and comments are no steps, whatever they begin with")
    func descriptions() throws {
        let feature = try read(
            """
            # A comment
            Feature: Login
              Given is not a step here
              | nor this a table |
              \"""
              # A comment
              Background:
                Examples: nor are these examples
                Given one
              Scenario: Described
                Feature: of no importance

                Background: information
                | it | is |
                # A comment
                Given two
                # A comment
                And three

              Scenario Outline: Outlined
                * <a>
                Examples: some
                  Given as a table:
                  | a |
                  # A comment

                  | 4 |
            """)
        let texts = feature.scenarios.map { $0.steps.map(\.text) }
        #expect(texts == [["one", "two", "three"], ["one", "4"]])
    }
}
