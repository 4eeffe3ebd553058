import AppContract
import Testing

@testable import Scenarios

/// Runs a scenario of these steps, the first of which stands in line 3.
@MainActor
func run(
    _ steps: String, on app: any App.Type = FakeApp.self,
    reachingServer way: @escaping ScenarioRunner.Way = { $0 }
) async throws -> ScenarioOutcome {
    let feature = try RunnableFeature(read("Feature: A\nScenario: B\n" + steps))
    return await ScenarioRunner(app: app, reachingServer: way)
        .run(try #require(feature.scenarios.first))
}
