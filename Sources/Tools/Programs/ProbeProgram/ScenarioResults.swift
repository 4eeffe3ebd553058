import AppContract
import Foundation
import Output
import Scenarios

/// The files that a run of scenarios writes. Its output is left to the app, which may print.
struct ScenarioResults {
    /// The results, once all scenarios have run.
    private let results: URL
    /// A line for each scenario that has begun. The last is the place to look at if the app hangs or crashes.
    private let begun: FileHandle

    init(in folder: URL) throws {
        results = folder.appending(path: "results.json")
        let file = folder.appending(path: "begun.txt")
        try Data().write(to: file)
        // It stays open: to write a file anew for each scenario would take longer than to run the scenarios.
        begun = try FileHandle(forWritingTo: file)
    }

    /// Runs the scenarios of a file, or of a folder, on an app.
    @MainActor
    func write(of app: NamedApp, running path: String) async throws {
        let scenarios = try FeatureFiles.find([path]).flatMap { file in
            try RunnableFeature(FeatureFiles.read(file)).scenarios
        }
        let runner = ScenarioRunner(app: app.app, countsBlocks: true)
        let result = await runner.run(scenarios, as: app.name, willRun: note)
        try Data(JSONText.encode(TestReport([result])).utf8).write(to: results)
    }

    private func note(_ scenario: RunnableScenario) {
        let line = "\(scenario.place), \(scenario.fullName)\n"
        // A run is as good without it; only a crash then says less.
        try? begun.write(contentsOf: Data(line.utf8))
    }
}
