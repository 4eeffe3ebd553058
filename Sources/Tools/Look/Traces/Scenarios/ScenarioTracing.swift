import ArchitectureList
import Console
import Foundation
import Gherkin
import Toolchain

extension RecordingBuild {
    /// The recording build of the package around the current folder, updated to the current sources.
    fileprivate static func upToDate(
        with architectures: [ArchitectureSources], on terminal: Terminal
    ) throws -> RecordingBuild {
        let build = RecordingBuild(
            package: try PackageFolder.current(), architectures: architectures)
        if !build.isThere {
            terminal.note(
                "building the program that records calls; the first build takes some minutes")
        }
        defer { terminal.clearProgress() }
        try build.bringUpToDate { terminal.showProgress($0) }
        return build
    }
}

/// Runs scenarios in the recording build, which is updated first.
package struct ScenarioTracing {
    private let architectures: [ArchitectureSources]

    package init(_ architectures: [Architecture]) {
        self.architectures = architectures.subjects
    }

    /// The calls of each architecture for which the scenario is meant.
    package func traces(of selection: TraceSelection, on terminal: Terminal) throws -> [Trace] {
        let build = try RecordingBuild.upToDate(with: architectures, on: terminal)
        defer { terminal.clearProgress() }
        // One for all, because the architectures call the same functions of what they share.
        var reader = build.reader()
        return try architectures.map(\.name).filter(selection.scenario.isMeant).map { name in
            terminal.showProgress("\(name): \(selection.scenario.name)")
            let recording = try build.record(
                path: selection.scenario.path, index: selection.index, architecture: name)
            return try reader.trace(recording, architecture: name, step: selection.step)
        }
    }

    /// Says why scenarios did not pass.
    package func report(failuresOf traces: [Trace], on terminal: Terminal) -> ExitCode {
        var code = ExitCode.success
        for trace in traces {
            guard let failure = trace.failure else { continue }
            terminal.note("\n\(trace.architecture): the scenario does not pass\n\(failure)")
            code = .failure
        }
        return code
    }
}
