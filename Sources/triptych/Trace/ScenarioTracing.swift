import Anatomy
import Architectures
import Reporting
import Scenarios

/// Has scenarios run in the build that records, which is brought up to date first.
struct ScenarioTracing {
    let architectures: [Architecture]
    let detail: CallTreeBuilder.Detail

    /// What each architecture does.
    func traces(of selection: TraceSelection, on terminal: Terminal) throws -> [Trace] {
        let build = try RecordingBuild.upToDate(on: terminal)
        defer { terminal.clearProgress() }
        return try architectures.map { architecture in
            terminal.showProgress("\(architecture.rawValue): \(selection.scenario.scenario.name)")
            let recording = try build.record(
                path: selection.scenario.path, index: selection.index,
                architecture: architecture.rawValue)
            return try build.trace(
                recording, architecture: architecture.rawValue, step: selection.step,
                detail: detail)
        }
    }

    /// Says why scenarios did not pass.
    func report(failuresOf traces: [Trace], on terminal: Terminal) -> ExitCode {
        var code = ExitCode.success
        for trace in traces {
            guard let failure = trace.failure else { continue }
            terminal.note("\n\(trace.architecture): the scenario does not pass\n\(failure)")
            code = .failure
        }
        return code
    }
}
