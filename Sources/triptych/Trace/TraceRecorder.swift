import Anatomy
import Architectures
import Foundation
import Reporting

/// Builds the package so that it records, and has scenarios recorded, with progress.
struct TraceRecorder {
    let package: URL
    let terminal: Terminal

    /// What architectures do in a scenario.
    ///
    /// - Parameters:
    ///   - path: The feature file.
    ///   - index: Which of its scenarios, counted from 0.
    ///   - step: Which step to take, counted from 0; nil takes all.
    ///   - name: What the scenario is called.
    func traces(
        path: String, index: Int, step: Int? = nil, named name: String,
        of architectures: [Architecture], detail: CallTreeBuilder.Detail = .roles
    ) throws -> [Trace] {
        let build = RecordingBuild(package: package)
        defer { terminal.clearProgress() }
        try build.build { terminal.showProgress(String($0.prefix((terminal.width ?? 80) - 1))) }
        return try architectures.map { architecture in
            terminal.showProgress("\(architecture.rawValue): \(name)")
            let recording = try build.record(
                path: path, index: index, architecture: architecture.rawValue)
            return try build.trace(
                recording, architecture: architecture.rawValue, step: step, detail: detail)
        }
    }
}
