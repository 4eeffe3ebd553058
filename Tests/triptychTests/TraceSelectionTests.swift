import Scenarios
import Testing

@testable import triptych

@Suite("What is to be traced")
struct TraceSelectionTests {
    private let scenarios: [RunnableScenario]

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
                    When I tap "Send"
                """, to: "one.feature"),
            try workspace.write(
                """
                Feature: Two
                  Scenario: Log in
                    When I tap "Log in"
                    And I tap "Send"
                """, to: "two.feature"),
        ]
        scenarios = try paths.flatMap {
            try RunnableFeature(try FeatureFiles.read($0)).scenarios
        }
    }

    @Test(
        "A step means the first scenario that has it, and it alone",
        arguments: ["I tap \"Log in\"", "When I tap \"Log in\"", "And I tap \"Log in\""])
    func step(text: String) throws {
        let selection = try TraceSelection(text, among: scenarios)
        #expect(selection.scenario.scenario.name == "Log in")
        #expect(selection.index == 0)
        #expect(selection.step == 0)
        #expect(selection.remark == nil)
    }

    @Test("A name means that scenario, in full")
    func name() throws {
        let selection = try TraceSelection("feedback", among: scenarios)
        #expect(selection.scenario.scenario.name == "Send feedback")
        #expect(selection.step == nil)
        #expect(selection.remark == nil)
    }

    @Test("The whole name goes before a part of another, and it is said that there are several")
    func ambiguousName() throws {
        let selection = try TraceSelection("Send", among: scenarios)
        #expect(selection.scenario.scenario.name == "Send")
        #expect(selection.index == 1)
        #expect(selection.remark == "2 scenarios have \"Send\" in their name; this is \"Send\"")
    }

    @Test("A step with other values means the first of that phrase, and that is said")
    func phrase() throws {
        let selection = try TraceSelection("I type \"x\" into \"Search\"", among: scenarios)
        #expect(selection.scenario.scenario.name == "Send feedback")
        #expect(selection.step == 0)
        #expect(selection.remark?.contains("I type \"a\" into \"Feedback\"") == true)
    }

    @Test("Anything else means nothing", arguments: ["paint", "I pull to refresh"])
    func nothing(text: String) {
        #expect(throws: UsageError.self) { try TraceSelection(text, among: scenarios) }
    }
}
