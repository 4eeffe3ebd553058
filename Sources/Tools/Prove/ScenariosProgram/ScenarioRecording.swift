import AppContract
import CallRecording
import Gherkin
import Scenarios

/// Runs one scenario and records which functions are entered in each of its steps.
struct ScenarioRecording {
    private let scenario: RunnableScenario

    /// - Parameters:
    ///   - path: The feature file.
    ///   - index: The index of the scenario in the file, counted from 0.
    init(path: String, index: String) throws {
        guard CallRecording.isAvailable else {
            throw RecordingError(
                "this build does not record calls; `swift run trace` makes one that does")
        }
        let scenarios = try RunnableFeature(FeatureFiles.read(path)).scenarios
        guard let index = Int(index), scenarios.indices.contains(index) else {
            throw RecordingError(
                "\(path): saw scenario \(index); "
                    + "expected a whole number from 0 to \(scenarios.count - 1)")
        }
        scenario = scenarios[index]
    }

    @MainActor
    func recording(of app: any App.Type) async -> Recording {
        var steps: [Recording.Step] = []
        let observer = StepObserver { _, _ in
            CallRecording.start()
        } didRun: { step, _ in
            CallRecording.stop()
            steps.append(CallRecording.step(text: step.text))
        }
        let outcome = await ScenarioRunner(app: app, observer: observer).run(scenario)
        return Recording(steps: steps, failure: outcome.explanation)
    }
}

/// Why nothing can be recorded.
private struct RecordingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
