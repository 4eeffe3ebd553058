import Gherkin
import Testing
import TestSupport

@testable import Scenarios

@Suite("Scenario runner")
@MainActor
struct ScenarioRunnerTests {
    @Test("A tag keeps a scenario from the apps that it does not name")
    func only() async throws {
        let feature = try RunnableFeature(
            read(
                """
                Feature: A
                  Scenario: First
                    Then I am on "Home"
                  @only-Fake @only-Other
                  Scenario: Second
                    Then I am on "Home"
                  @only-Fak
                  Scenario: Third
                    Then I am on "Home"
                """))
        for (app, names) in [
            ("Fake", ["First", "Second"]), ("Other", ["First", "Second"]), ("Another", ["First"]),
        ] {
            let result = await ScenarioRunner(app: FakeApp.self).run(feature.scenarios, as: app)
            #expect(result.entries.map(\.scenario.scenario.name) == names)
        }
    }

    @Test("A failure has the place, what was expected, what was seen, and the screen")
    func failing() async throws {
        let outcome = try await run(
            """
            Given the app is launched
            When I type "Ada" into "Name"
            Then I see the text "Hello."
              And I am on "News"
              And I am on "Nowhere"
            """)
        let failure = ScenarioOutcome.Failure(
            location: Location(line: 6, column: 3), step: #"And I am on "News""#,
            expected: #""News""#, seen: #""Home""#,
            screen: """
                screens: Home
                Hello.
                Name: [Ada]
                <Greet>
                <Send> (disabled)
                table of 2 rows
                  1. Title 1 | Subtitle 1
                  2. Title 2 | Subtitle 2
                """)
        #expect(outcome == .failed(failure))
        #expect(
            outcome.explanation == """
                line 6: And I am on "News"
                  expected  "News"
                  seen      "Home"
                  the screen:
                    | screens: Home
                    | Hello.
                    | Name: [Ada]
                    | <Greet>
                    | <Send> (disabled)
                    | table of 2 rows
                    |   1. Title 1 | Subtitle 1
                    |   2. Title 2 | Subtitle 2
                """)
    }

    @Test("Each scenario begins anew, and is reported before and after")
    func suite() async throws {
        let feature = try RunnableFeature(
            read(
                """
                Feature: A
                  Scenario: First
                    When I type "Ada" into "Name"
                    Then "Name" reads "Ada"
                  Scenario: Second
                    Then "Name" reads "Ada"
                  Scenario: Third
                    Then "Name" reads ""
                """))
        var calls: [String] = []
        let result = await ScenarioRunner(app: FakeApp.self).run(feature.scenarios, as: "Fake") {
            calls.append("\($0)")
        } willRun: {
            calls.append($0.fullName)
        }
        #expect(result.app == "Fake")
        #expect(result.entries.map(\.scenario.scenario.name) == ["First", "Second", "Third"])
        #expect(result.failures.map(\.scenario.scenario.name) == ["Second"])
        #expect(result.stepCount == 4)
        #expect(calls == ["A: First", "1", "A: Second", "2", "A: Third", "3"])
    }
}

@Suite("Observers of steps")
@MainActor
struct StepObserverTests {
    private func calls(_ steps: String) async throws -> [String] {
        var calls: [String] = []
        let observer = StepObserver { step, _ in
            calls.append("before " + step.text)
        } didRun: { step, _ in
            calls.append("after " + step.text)
        }
        let feature = try RunnableFeature(read("Feature: A\nScenario: B\n" + steps))
        let scenario = try #require(feature.scenarios.first)
        _ = await ScenarioRunner(app: FakeApp.self, observer: observer).run(scenario)
        return calls
    }

    @Test("are called before and after each step")
    func each() async throws {
        #expect(
            try await calls("Given the app is launched\nWhen I tap \"Greet\"") == [
                "before the app is launched", "after the app is launched", "before I tap \"Greet\"",
                "after I tap \"Greet\"",
            ])
    }
}
