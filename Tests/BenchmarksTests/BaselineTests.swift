import AppContract
import Benchmarks
import Foundation
import Scenarios
import Testing

/// What the three are measured against has to do what they do.
@Suite("The baseline")
@MainActor
struct BaselineTests {
    @Test(
        "passes every scenario and leaves nothing behind, and so does its duplicate",
        arguments: ["baseline", "duplicate"])
    func passes(name: String) async throws {
        let apps = [ComparedApps.baseline, ComparedApps.duplicate]
        let app = try #require(apps.first { $0.name == name }).app
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "scenarios")
        let scenarios = try FeatureFiles.find([folder.path])
            .flatMap { try RunnableFeature(try FeatureFiles.read($0)).scenarios }
        let runner = ScenarioRunner(app: app)
        for scenario in scenarios {
            let outcome = await runner.run(scenario)
            #expect(outcome == .passed, "\(scenario.place): \(outcome.explanation ?? "")")
        }
        #expect(scenarios.count >= 60)
    }
}
