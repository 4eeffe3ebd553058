import Gherkin
import Testing
import TestSupport

@Suite("Errors")
struct ErrorTests {
    @Test(
        "An error says what is wrong where, and what to do",
        arguments: [
            (
                "Feature: f\n  Scenario: s\n    Given a\n    Givn b",
                """
                4:5: saw "Givn b"; expected a doc string, a table row, a step, a tag, examples, \
                a scenario, a rule or the end of the file; \
                start the step with Given, When, Then, And, But or *
                """
            ),
            (
                "\nlogin\n",
                """
                2:1: saw "login"; expected a language header, a tag, a feature or the end of the file; \
                begin the file with Feature: and the name of the feature
                """
            ),
            (
                "Feature: f\nScenario: s\n* a\n\n @a @b c @d\nScenario: t",
                """
                5:5: saw the tag "@b c"; expected a tag without white space; \
                write every tag as one word that begins with @
                """
            ),
            (
                "Feature: f\nScenario: s\n* a\n  | a | b |\n  | c |\n| d |",
                """
                5:3: saw 1 cell; expected 2 cells as in the first row of the table; \
                give all rows the same number of cells, with a | after each cell
                """
            ),
            (
                "Feature: f\nScenario: s\n* a\n  ```\n  text",
                """
                6:1: saw the end of the file; expected ``` to close the doc string of line 4; \
                put ``` on a line of its own below the doc string
                """
            ),
            (
                "\n # language: tlh\nFeature: f",
                """
                2:2: saw the language "tlh"; expected en or zh-CN; \
                write the file in one of these languages, and name that language in the first line, \
                such as `# language: en`
                """
            ),
        ])
    func wholeDescriptions(source: String, description: String) {
        #expect(errorDescription(of: source) == "login.feature:\(description)")
    }

    @Test(
        "For a line in the wrong place it says the right one",
        arguments: [
            ("Scenario: s", "1:1", "begin the file with Feature:"),
            ("Feature: f\nScenario: s\n* a\nFeature: g", "4:1", "move the feature to a file"),
            ("Feature: f\nBackground:\n* a\nBackground:", "4:1", "put at most one background"),
            ("Feature: f\n@a\nBackground:", "3:1", "put at most one background"),
            ("Feature: f\nBackground:\n* a\n Examples:", "4:2", "put examples below the steps"),
            ("Feature: f\n@a\n| b |", "3:1", "put the table below a step or below Examples:"),
            ("Feature: f\n@a\n```", "3:1", "put the doc string below a step"),
            ("Feature: f\n@a\n* b", "3:1", "put the step below Scenario:"),
            (
                "Feature: f\nScenario: s\n* a\n```\n```\n```", "6:1",
                "put the doc string below a step"
            ),
            (
                "Feature: f\nScenario: s\nExamples:\n| a |\n* b", "5:1",
                "put the step below Scenario:"
            ),
            ("Feature: f\nScenario: s\nExamples:\n| a |\nb", "5:1", "remove the line or make it"),
            ("# language: en\n", "2:1", "write what is missing"),
            ("@a", "2:1", "write what is missing"),
            ("@", "2:1", "write what is missing"),
            ("# language: zh-CN\n功能: f\n场景: s\n假如a\nb", "5:1", "start the step with 假如, 当, 那么,"),
        ])
    func advice(source: String, position: String, advice: String) throws {
        let error = try #require(throws: GherkinError.self) { try read(source) }
        #expect("\(error.location.line):\(error.location.column)" == position)
        #expect(error.advice.hasPrefix(advice))
    }

    @Test("Columns count code points, not bytes or characters")
    func columns() {
        #expect(position(of: "Feature: f\n\u{3000}@🥒 @e\u{301} @a b") == "2:9")
        #expect(position(of: "Feature: f\n@👨‍👩‍👧 @a b") == "2:8")
    }

    @Test("An error is one line, however long and strange what was seen is")
    func oneLine() throws {
        let line = "a\rb\u{2028}c\u{0}" + String(repeating: "x", count: 1000)
        let description = try #require(errorDescription(of: line))
        let shown = #"a\rb\u{2028}c\0"# + String(repeating: "x", count: 54) + "…"
        #expect(description.hasPrefix(#"login.feature:1:1: saw "\#(shown)"; expected "#))
        #expect(!description.contains { $0.isNewline })
    }

    private func position(of source: String) -> String? {
        let error = #expect(throws: GherkinError.self) { try read(source) }
        return error.map { "\($0.location.line):\($0.location.column)" }
    }
}
