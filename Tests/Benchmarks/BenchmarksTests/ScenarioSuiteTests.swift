import Apps
import ArchitectureList
import Gherkin
import Measuring
import Scenarios
import Testing

@testable import Benchmarks

@Suite("Scenarios that are measured")
@MainActor
struct ScenarioSuiteTests {
    private let apps = Apps.all

    @Test("A scenario is an action with both kinds of services, beside a step that does nothing")
    func both() throws {
        let suites = try suites("When I try to tap \"Log in\"\n    Then I am on \"Log in\"")
        #expect(
            suites.benchmarks.map(\.id) == [
                "scenarios, in-memory backend: A",
                "scenarios, in-memory backend: a step that does nothing",
                "scenarios, ready values: A",
                "scenarios, ready values: a step that does nothing",
            ])
        #expect(
            suites.benchmarks.first?.subjects.map(\.name)
                == ["MVC", "duplicate", "MVP", "MVVM", "VIPER"])
        #expect(suites.counted.map(\.id) == ["scenarios, ready values: A"])
        #expect(suites.note == nil)
    }

    @Test("Every repetition begins with the Given steps, and has a server of its own")
    func repetitions() throws {
        let suites = try suites(
            """
            Given I am logged in as "ada"
                When I type "a" into "Feedback"
                And I tap "Send"
                Then the server received 1 feedback
            """)
        let benchmark = try #require(suites.benchmarks.first)
        for subject in benchmark.subjects {
            // A second feedback on the same server, or an app that is not logged in, would stop the process.
            for _ in 0..<2 { subject.prepare(2)() }
        }
    }

    @Test(
        "A scenario that needs the server isn't measured on ready values, and is counted nevertheless"
    )
    func server() throws {
        let suites = try suites(
            """
            Given I am logged in as "ada"
                When I pull to refresh
                Then the server received 1 request
            """)
        #expect(suites.counted.map(\.id) == ["scenarios, in-memory backend: A"])
        #expect(
            suites.note?.hasPrefix(
                "a.feature:2 was not measured in \"scenarios, ready values\": line 5: expected 1, saw 0"
            ) == true)
    }

    @Test("A process reads the scenarios of one name, and finds the benchmark by its id")
    func sources() throws {
        let text = ["A", "B", "A"].map { name in
            "  Scenario: \(name)\n    When I try to tap \"Log in\"\n    Then I am on \"Log in\"\n"
        }.joined()
        let feature = try GherkinReader().read("Feature: F\n\(text)", path: "a.feature")
        let scenarios = try RunnableFeature(feature).scenarios
        let benchmarks = Suites(of: apps, scenarios: scenarios).all
        #expect(
            benchmarks.prefix(4).map(\.sources) == [
                ["a.feature:2", "a.feature:8"], ["a.feature:5"], ["a.feature:2", "a.feature:8"],
                ["a.feature:2", "a.feature:8"],
            ])
        for benchmark in benchmarks {
            let read = scenarios.filter { benchmark.sources.contains($0.place) }
            let known = Suites(of: apps, scenarios: read, checks: false).all
            #expect(known.contains { $0.id == benchmark.id }, "\(benchmark.id)")
        }
    }

    @Test(
        "What can't be measured says why",
        arguments: [
            ("Given the app is launched\n    Then I am on \"Log in\"", "line 2: no When step"),
            ("When I tap \"Log in\"", "line 2: no Then step"),
            (
                "* I try to tap \"Log in\"\n    Then I am on \"Log in\"",
                "line 3: \"I try to tap \"Log in\"\": this step is neither"
            ),
            (
                "When the server answers at once\n    Then I am on \"Log in\"",
                "line 3: \"the server answers at once\": this step waits"
            ),
            (
                "When I tap \"Log in\"\n    Given 5 minutes pass\n    Then I am on \"Log in\"",
                "line 4: \"5 minutes pass\": a Given after a When"
            ),
            (
                "When I try to tap \"Log in\"\n    Then I am on \"News\"",
                "line 4: expected \"News\""
            ),
        ])
    func reasons(steps: String, reason: String) throws {
        let suites = try suites(steps)
        #expect(suites.benchmarks.isEmpty)
        let note = suites.note ?? ""
        #expect(
            note.contains("a.feature:2 was not measured in \"scenarios, ready values\": \(reason)"),
            "\(note)")
    }

    private func suites(_ steps: String) throws -> Suites {
        let text = "Feature: F\n  Scenario: A\n    \(steps)\n"
        let feature = try GherkinReader().read(text, path: "a.feature")
        return Suites(of: apps, scenarios: try RunnableFeature(feature).scenarios)
    }
}
