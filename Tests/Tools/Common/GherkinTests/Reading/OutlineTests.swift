import Gherkin
import Testing
import TestSupport

@Suite("Outlines")
struct OutlineTests {
    @Test("Every row makes a scenario with its values in all places")
    func placesOfPlaceholders() throws {
        let feature = try read(
            """
            Feature: f
              Scenario Outline: <who> logs in
                Given <who> and <who>:
                  | name  | <who>  |
                  | <key> | <none> |
                When it says
                  \"""<key>
                  Hello <who>
                  \"""
                Examples: members
                  | who | key  |
                  | Ann | json |
                Scenarios: guests
                  | key | who |
                  | xml | Bob |
                  | txt | Cyd |
            """)
        #expect(feature.scenarios.map(\.name) == ["Ann logs in", "Bob logs in", "Cyd logs in"])
        #expect(feature.scenarios.map(\.location.line) == [12, 15, 16])
        let bob = feature.scenarios[1]
        #expect(bob.steps.map(\.text) == ["Bob and Bob:", "it says"])
        #expect(bob.steps[0].table == [["name", "Bob"], ["xml", "<none>"]])
        #expect(bob.steps[1].docString == "Hello Bob")
    }

    @Test("A value stands for itself, with dollars, backslashes, spaces and marks")
    func peculiarValues() throws {
        #expect(try filled("<a b>", name: "a b", value: "$1 &") == "$1 &")
        #expect(try filled("<a>!", name: "a", value: #"\\\\"#) == #"\\!"#)
        #expect(try filled("<.*>, <a>", name: ".*", value: "any") == "any, <a>")
        #expect(try filled("<>", name: "", value: "empty") == "empty")
        #expect(try filled("<a>\u{301}", name: "a", value: "e") == "e\u{301}")
        #expect(try filled("< a><A>", name: "a", value: "no") == "< a><A>")
    }

    @Test("Without examples an outline is a scenario; without rows it is nothing")
    func missingExamples() throws {
        #expect(
            try read("Feature: f\nScenario Outline: <a>\n* <b>").scenarios.map(\.name) == ["<a>"])
        #expect(try read("Feature: f\nScenario: s\n* a\nExamples:").scenarios.isEmpty)
        #expect(try read("Feature: f\nScenario: s\n* a\nExamples:\n| a |").scenarios.isEmpty)
    }

    private func filled(_ text: String, name: String, value: String) throws -> String? {
        let feature = try read(
            "Feature: f\nScenario: s\n* \(text)\nExamples:\n| \(name) |\n| \(value) |")
        return feature.scenarios.first?.steps.first?.text
    }
}
