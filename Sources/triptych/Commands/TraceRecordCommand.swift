import Anatomy
import Architectures
import Foundation
import Reporting
import Scenarios

/// Runs one scenario and writes what was entered in each step: what `trace` has the build that records do.
struct TraceRecordCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "trace-record", summary: "record one scenario for `triptych trace`",
            operands: "PATH INDEX",
            options: [
                .architecture("run on", among: architectures),
                .output("--json", "write the places of the functions entered"),
            ])
    }

    private let path: String
    private let index: Int
    private let architecture: Architecture
    private let jsonPath: String

    init(_ arguments: Arguments) throws(UsageError) {
        guard arguments.operands.count == 2, let index = Int(arguments.operands[1]),
            let jsonPath = arguments.value(of: "--json"),
            let architecture = try arguments.chosenArchitectures().first
        else { throw UsageError("this is called by `triptych trace`; call that") }
        path = arguments.operands[0]
        self.index = index
        self.architecture = architecture
        self.jsonPath = jsonPath
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        guard CallRecording.isAvailable else {
            throw UsageError("this build does not record calls; call `triptych trace`")
        }
        let feature = try RunnableFeature(try FeatureFiles.read(path))
        guard feature.scenarios.indices.contains(index) else {
            throw UsageError(
                "\(path): there is no scenario \(index); there are \(feature.scenarios.count)")
        }
        let recording = await record(feature.scenarios[index])
        let data = try JSONEncoder().encode(recording)
        try terminal.save(String(decoding: data, as: UTF8.self), to: jsonPath)
        return .success
    }

    @MainActor
    private func record(_ scenario: RunnableScenario) async -> Recording {
        var steps: [Recording.Step] = []
        let observer = StepObserver { _ in
            CallRecording.start()
        } didRun: { step in
            steps.append(CallRecording.stop(text: step.text, line: step.location.line))
        }
        let runner = ScenarioRunner(app: architecture.app, observer: observer)
        let outcome = await runner.run(scenario)
        return Recording(steps: steps, failure: outcome.explanation)
    }
}
