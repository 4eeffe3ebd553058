import Testing

@testable import Scenarios

@Suite("Whoever observes steps")
@MainActor
struct StepObserverTests {
    private func told(_ steps: String) async throws -> [String] {
        var told: [String] = []
        let observer = StepObserver {
            told.append("before " + $0.text)
        } didRun: {
            told.append("after " + $0.text)
        }
        let feature = try RunnableFeature(read("Feature: A\nScenario: B\n" + steps))
        let scenario = try #require(feature.scenarios.first)
        _ = await ScenarioRunner(app: FakeApp.self, observer: observer).run(scenario)
        return told
    }

    @Test("is told before and after each step")
    func each() async throws {
        #expect(
            try await told("Given the app is launched\nWhen I tap \"Greet\"") == [
                "before the app is launched", "after the app is launched", "before I tap \"Greet\"",
                "after I tap \"Greet\"",
            ])
    }

    @Test("is told of the step that fails, and of none after it")
    func failing() async throws {
        #expect(
            try await told("When I tap \"Nothing\"\nAnd I go back") == [
                "before I tap \"Nothing\"", "after I tap \"Nothing\"",
            ])
    }
}
