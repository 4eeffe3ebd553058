import AppContract
import Foundation
import Reporting
import Scenarios

/// The files that a run of scenarios writes. Its output is left to the app, which may print.
struct ScenarioResults {
    /// The results, once all scenarios have run.
    private let results: URL
    /// The scenario that runs now: the place to look at if the app hangs or crashes.
    private let running: URL

    init(in folder: URL) {
        results = folder.appending(path: "results.json")
        running = folder.appending(path: "running.txt")
    }

    /// Runs the scenarios of a file, or of a folder, on an app.
    @MainActor
    func write(of app: NamedApp, running path: String) async throws {
        let scenarios = try FeatureFiles.find([path]).flatMap { file in
            try RunnableFeature(FeatureFiles.read(file)).scenarios
        }
        let runner = ScenarioRunner(app: app.app)
        let result = await runner.run(scenarios, as: app.name, willRun: note)
        try Data(JSONText.encode(TestReport([result])).utf8).write(to: results)
    }

    private func note(_ scenario: RunnableScenario) {
        let text = "\(scenario.place), \(scenario.fullName)"
        // A run is as good without it; only a crash then says less.
        try? Data(text.utf8).write(to: running)
    }
}
