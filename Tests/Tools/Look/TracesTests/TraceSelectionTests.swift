import Console
import Foundation
import Gherkin
import Testing
import TestSupport
import Traces

@Suite("What is to be traced")
struct TraceSelectionTests {
    private let scenarios: [Scenario]

    init() throws {
        let workspace = try Workspace()
        let paths = [
            try workspace.write(
                """
                Feature: One
                  Scenario: Send feedback
                    When I type "a" into "Feedback"
                    And I tap "Send"
                  Scenario: Send
                    Given the server is offline
                    When I tap "Send"
                """, to: "one.feature"),
            try workspace.write(
                """
                Feature: Two
                  Scenario: Log in
                    When I tap "Log in"
                    And I tap "Send"
                  Scenario: Nothing to send
                    When I tap "Send"
                    Then I see the toast "Write something first."
                """, to: "two.feature"),
        ]
        scenarios = try paths.flatMap { try FeatureFiles.read($0).scenarios }
    }

    @Test(
        "A step means a scenario that has it, and it alone",
        arguments: ["I tap \"Log in\"", "When I tap \"Log in\"", "And I tap \"Log in\""])
    func step(text: String) throws {
        let selection = try TraceSelection(text, among: scenarios)
        #expect(selection.scenario.name == "Log in")
        #expect(selection.index == 0)
        #expect(selection.step == 0)
        #expect(selection.remark == nil)
    }

    @Test(
        "A name means that scenario in full, the whole name before a part of another",
        arguments: [("feedback", "Send feedback"), ("Send", "Send")])
    func name(typed: String, name: String) throws {
        let selection = try TraceSelection(typed, among: scenarios)
        #expect(selection.scenario.name == name)
        #expect(selection.step == nil)
        #expect(selection.remark == nil)
    }

    @Test("Of several the simplest without errors and delays is taken, and the others are offered")
    func simplest() throws {
        let selection = try TraceSelection("I tap \"Send\"", among: scenarios)
        #expect(selection.scenario.name == "Send feedback")
        #expect(selection.step == 1)
        let remark = try #require(selection.remark)
        let place = selection.scenario.place
        #expect(
            remark.hasPrefix(
                "4 scenarios have this step; this is the simplest without errors and delays: "
                    + "\"Send feedback\" (\(place))"))
        #expect(remark.contains("\n  \"Log in\" ("))
        #expect(remark.contains("\n  \"Send\" ("))
    }

    @Test(
        "A step that no scenario has is refused, and the nearest is named",
        arguments: [
            ("I tap \"Sent\"", "I tap \"Send\""), ("When I tap \"log in\"", "I tap \"Log in\""),
            ("I type \"x\" into \"Feedback\"", "I type \"a\" into \"Feedback\""),
            ("Sendfeedback", "Send feedback"),
        ])
    func nothing(text: String, nearest: String) {
        let error = #expect(throws: UsageError.self) {
            try TraceSelection(text, among: scenarios)
        }
        #expect(
            error?.description.hasPrefix(
                "none of 4 scenarios has the step or the name '\(text)'; the nearest is '\(nearest)'"
            )
                == true)
    }
}
