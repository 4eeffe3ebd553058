import Apps
import ArchitectureList
import Foundation
import Gherkin
import Loopback
import Testing

@testable import Scenarios

/// Every scenario on every architecture: what makes them comparable.
@Suite("The scenarios")
@MainActor
struct ScenarioTests {
    nonisolated static let scenarios: [RunnableScenario] = {
        do {
            let folder = ModuleRuleTests.package.appending(path: "scenarios")
            return try FeatureFiles.find([folder.path])
                .flatMap { try RunnableFeature(try FeatureFiles.read($0)).scenarios }
        } catch {
            Issue.record(error)
            return []
        }
    }()

    @Test("behave the same and leave nothing behind", arguments: Architecture.all, scenarios)
    func pass(on architecture: Architecture, scenario: RunnableScenario) async throws {
        guard scenario.isMeant(for: architecture.name) else { return }
        let outcome = await ScenarioRunner(app: try architecture.app).run(scenario)
        #expect(outcome == .passed, "\(scenario.place): \(outcome.explanation ?? "")")
    }

    /// All architectures use the same wire, so it carries each scenario as often as there are architectures.
    @Test("behave the same over HTTP, repeatedly")
    func passOverHTTP() async throws {
        let transport = try LoopbackWire().backend(reaching:)
        for architecture in Architecture.all {
            let runner = ScenarioRunner(app: try architecture.app, transport: transport)
            let result = await runner.run(Self.scenarios, as: architecture.name)
            for entry in result.failures {
                Issue.record(
                    "\(architecture.name), \(entry.scenario.place): \(entry.outcome.explanation ?? "")"
                )
            }
        }
    }

    @Test("use every phrase of the vocabulary")
    func useAllPhrases() {
        let used = Set(Self.scenarios.flatMap(\.scenario.steps).map { StepText($0.text).words })
        let phrases = Vocabulary.standard.groups.flatMap(\.definitions).map(\.phrase)
        #expect(phrases.filter { !used.contains(StepText($0).words) } == [])
    }

    @Test("give the same outcome each time")
    func repeatable() async throws {
        for architecture in Architecture.all {
            let runner = ScenarioRunner(app: try architecture.app)
            let first = await runner.run(Self.scenarios, as: architecture.name)
            for _ in 1..<5 {
                let again = await runner.run(Self.scenarios, as: architecture.name)
                #expect(again.entries.map(\.outcome) == first.entries.map(\.outcome))
            }
        }
    }
}

extension Architecture: CustomTestStringConvertible {
    /// What the architecture is called in the output of the tests.
    package var testDescription: String { name }
}

extension RunnableScenario: CustomTestStringConvertible {
    /// What the scenario is called in the output of the tests.
    public var testDescription: String { "\(feature): \(scenario.name)" }
}
