import AppContract
import CallRecording
import Scenarios

/// Runs one scenario and records which functions are entered in each of its steps.
struct ScenarioRecording {
    private let scenario: RunnableScenario

    /// - Parameters:
    ///   - path: The feature file.
    ///   - index: Which of its scenarios, counted from 0.
    init(path: String, index: String) throws {
        guard CallRecording.isAvailable else { throw Refusal.buildWithoutRecording }
        let scenarios = try RunnableFeature(FeatureFiles.read(path)).scenarios
        guard let index = Int(index), scenarios.indices.contains(index) else {
            throw Refusal.noScenario(path: path, index: index, count: scenarios.count)
        }
        scenario = scenarios[index]
    }

    @MainActor
    func recording(of app: any App.Type) async -> Recording {
        var steps: [Recording.Step] = []
        let observer = StepObserver { _ in
            CallRecording.start()
        } didRun: { step in
            steps.append(CallRecording.stop(text: step.text, line: step.location.line))
        }
        let outcome = await ScenarioRunner(app: app, observer: observer).run(scenario)
        return Recording(steps: steps, failure: outcome.explanation)
    }

    private enum Refusal: Error, CustomStringConvertible {
        case buildWithoutRecording
        case noScenario(path: String, index: String, count: Int)

        var description: String {
            switch self {
            case .buildWithoutRecording:
                "this build does not record calls; `triptych trace` makes one that does"
            case .noScenario(let path, let index, let count):
                "\(path): saw scenario \(index); expected a whole number from 0 to \(count - 1)"
            }
        }
    }
}
