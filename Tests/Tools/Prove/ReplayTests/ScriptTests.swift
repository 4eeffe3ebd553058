import Gherkin
import Scenarios
import Testing

@testable import Replay

@Suite("A list of sentences")
struct ScriptTests {
    private func script(_ text: String) throws -> Script {
        let feature = try GherkinReader().read(text, path: "a.feature")
        return Script(try #require(feature.scenarios.first))
    }

    @Test("Has the steps of a scenario with its background, with English keywords, once each")
    func keywords() throws {
        let script = try script(
            """
            # language: zh-CN
            功能: A
              背景:
                假如 the app is launched
              场景: B
                当 I go back
                当 I pull to refresh
                那么 I see no toast
            """)
        #expect(
            script.sentences == [
                "Given the app is launched", "When I go back", "And I pull to refresh",
                "Then I see no toast",
            ])
    }

    @Test("Keeps a table below its step")
    func table() throws {
        let sentences = [
            "Given the server has the articles:\n| title | body |\n| a \\| b | c\\nd \\\\ |",
            "When I go back",
        ]
        let scenario = try Script(sentences).scenario(upTo: 2)
        #expect(Script(scenario.scenario).sentences == sentences)
        #expect(Script(sentences).index(ofLine: 5) == 0)
        #expect(Script(sentences).index(ofLine: 6) == 1)
    }

    @Test("Keeps a doc string below its step, so that it is refused as elsewhere")
    func docString() throws {
        let script = try script(
            "Feature: A\nScenario: B\nGiven the app is launched\n  ```\n  a\n    \"\"\"b\n  ```")
        #expect(
            script.sentences == [
                "Given the app is launched\n\"\"\"\na\n  \\\"\\\"\\\"b\n\"\"\""
            ])
        let error = #expect(throws: ReplayAnswer.Failure.self) { try script.scenario(upTo: 1) }
        #expect(error?.text.contains("with a doc string below it") == true)
    }

    @Test("Can be cut at each sentence", arguments: [-1, 0, 1, 2, 3])
    func cut(count: Int) throws {
        let script = Script(["Given the app is launched", "When I go back"])
        #expect(try script.scenario(upTo: count).stepCount == min(2, max(0, count)))
    }

    @Test(
        "Says which sentence is none, and why",
        arguments: [
            (["Given the app is launched", "When I go bak"], 1, "I go bak"),
            (["Given the app is launched", "I go back"], 1, "I go back"),
            (["When I go back", "When I go back\nWhen I go back"], 1, "When I go back"),
            (["When I go back", "Given the app is launched\nScenario: C"], 1, "Scenario: C"),
            (["When I go back", "Scenario: B", "When I go back"], 1, "Scenario: B"),
            (["When I go back", "@race", "When I go back"], 1, "@race"),
            (["When I go back", "@race"], 1, "@race"),
            (["When I go back", "\"\"\"", "When I go back", "When I go back"], 1, "\"\"\""),
            (["When I go back\n\"\"\"", "When I go back"], 0, "When I go back"),
            (["When I see the rows:\n| a | b |\n| c |", "When I go back"], 0, "1 cell"),
            (["When I go back", "Examples:", "| a |"], 1, "Examples:"),
            (["Given the app is launched", "# a note"], 1, "# a note"),
            ([""], 0, "\"\""),
            (["Given the app is launched\n| a |"], 0, "a table"),
        ])
    func errors(sentences: [String], index: Int, seen: String) throws {
        let error = #expect(throws: ReplayAnswer.Failure.self) {
            try Script(sentences).scenario(upTo: sentences.count)
        }
        #expect(error?.index == index)
        #expect(error?.text.contains(seen) == true, "\(String(describing: error))")
        #expect(error?.text.contains("a rule") == false, "a list of sentences has none")
    }
}
