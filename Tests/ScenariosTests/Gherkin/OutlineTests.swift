import Testing

@testable import Scenarios

@Suite("Outlines")
struct OutlineTests {
    @Test("Placeholders are replaced in names, steps, tables, doc strings and media types")
    func everywhere() throws {
        let scenario = try readOnlyScenario(
            #"""
            Feature: News
              Scenario Outline: <who> reads <what>
                Given <who> and <who>
                  | <what> | by <who> | <other> |
                When this comes
                  """<format>
                  {"<what>": "<who>"}
                  """
                Examples:
                  | who | what | format |
                  | Ada | news | json   |
            """#)
        #expect(scenario.name == "Ada reads news")
        #expect(scenario.lines == ["Given Ada and Ada", "When this comes"])
        #expect(scenario.steps[0].dataTable?.rows == [["news", "by Ada", "<other>"]])
        #expect(
            scenario.steps[1].docString
                == DocString(mediaType: "json", content: #"{"news": "Ada"}"#))
    }

    @Test("Each row makes a scenario, which stands where the row stands")
    func rows() throws {
        let feature = try read(
            """
            Feature: News
              Scenario Template: <n>
                * <n> rows
                Scenarios: few
                  | n |
                  | 1 |
                  | 2 |
                Examples:

                  | n | unused |
                  | 3 |        |
            """)
        #expect(feature.scenarios.map(\.name) == ["1", "2", "3"])
        #expect(feature.scenarios.flatMap(\.lines) == ["* 1 rows", "* 2 rows", "* 3 rows"])
        #expect(
            feature.scenarios.map(\.location) == [
                Location(line: 6, column: 7), Location(line: 7, column: 7),
                Location(line: 11, column: 7),
            ])
    }

    @Test("Examples without rows make no scenario")
    func noRows() throws {
        let feature = try read(
            """
            Feature: News
              Scenario Outline: A
                * <n>
                Examples: with a heading
                  | n |
                Examples: with nothing
                  but a description
            """)
        #expect(feature.scenarios.isEmpty)
    }

    @Test("Without Examples, an outline is a scenario like any other")
    func noExamples() throws {
        let scenario = try readOnlyScenario(
            """
            Feature: News
              Scenario Outline: A <n>
                * <n>
            """)
        #expect(scenario.name == "A <n>")
        #expect(scenario.lines == ["* <n>"])
    }

    @Test("A scenario with Examples is an outline")
    func scenarioWithExamples() throws {
        let scenario = try readOnlyScenario(
            """
            Feature: News
              Scenario: A <n>
                * <n>
                Examples:
                  | n |
                  | 1 |
            """)
        #expect(scenario.name == "A 1")
    }

    @Test("A value may be empty, or look like a pattern or an escape")
    func values() throws {
        let feature = try read(
            #"""
            Feature: News
              Scenario Outline: A
                * [<n>]
                Examples:
                  | n    |
                  |      |
                  | $1\\ |
                  | a\|b |
            """#)
        #expect(feature.scenarios.flatMap(\.steps).map(\.text) == ["[]", #"[$1\]"#, "[a|b]"])
    }
}
