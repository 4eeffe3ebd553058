import Console
import Gherkin
import Testing

@testable import Scenarios

@Suite("Summaries of scenarios")
struct ScenarioSummaryTests {
    private let terminal = Terminal(environment: ["NO_COLOR": "1"])

    /// The results of two scenarios on some architectures.
    private func summary(
        _ outcomes: [ScenarioOutcome]...
    ) throws -> ScenarioSummary {
        let source = "Feature: F\nScenario: One\n* I go back\nScenario: Two\n* I go back"
        let feature = try RunnableFeature(GherkinReader().read(source, path: "f.feature"))
        let results = zip(["MVP", "MVVM", "VIPER"], outcomes).map { name, outcomes in
            var result = SuiteResult(app: name)
            result.entries = zip(feature.scenarios, outcomes).map {
                SuiteResult.Entry(scenario: $0, outcome: $1, duration: .zero)
            }
            return result
        }
        return ScenarioSummary(results)
    }

    @Test("A cause of a leak is there once, whatever the scenarios and architectures")
    func leaks() throws {
        let shared = Leak(cause: "A.b: B", consequences: ["C"])
        let own = Leak(cause: "1 request that nobody cancelled", consequences: [])
        let summary = try summary(
            [.leaked([shared]), .leaked([own, shared])], [.leaked([shared]), .passed])
        #expect(
            summary.failures(on: terminal) == [
                "LEAKED MVP, MVVM: A.b: B, which holds C\n"
                    + "  in 2 scenarios, the first is One (f.feature:2)",
                "LEAKED MVP: 1 request that nobody cancelled\n  in Two (f.feature:4)",
            ])
        #expect(summary.conclusion == "1 passed, 3 failed")
    }

    @Test("A leak is there before the step that may fail because of it")
    func leakFirst() throws {
        let failure = ScenarioOutcome.Failure(
            location: Location(line: 3, column: 1), step: "* I go back", expected: "x", seen: "y",
            screen: "")
        let leak = Leak(cause: "A.b: B", consequences: [])
        let failures = try summary([.failed(failure), .leaked([leak])]).failures(on: terminal)
        #expect(failures.map { $0.prefix(6) } == ["LEAKED", "FAILED"])
    }

    @Test("Failures that differ are there for each architecture")
    func failures() throws {
        func failure(seen: String) -> ScenarioOutcome {
            .failed(
                ScenarioOutcome.Failure(
                    location: Location(line: 3, column: 1), step: "* I go back", expected: "x",
                    seen: seen, screen: ""))
        }
        let summary = try summary(
            [failure(seen: "a"), .pending], [failure(seen: "b"), .pending])
        let failures = summary.failures(on: terminal)
        #expect(failures.map { $0.prefix { $0 != ":" } } == ["FAILED MVP", "FAILED MVVM"])
        #expect(summary.pending(on: terminal) == ["PENDING Two (f.feature:4): it has no steps"])
        #expect(summary.conclusion == "0 passed, 2 failed, 2 pending")
        #expect(summary.table(width: nil).contains("1 FAILED"))
    }
}
