import Dispatch
import Foundation
import Output
import Scenarios
import Subprocesses

/// Runs the scenarios again and again: after each change of a feature file, and, with a build in between,
/// after each change of a source.
///
/// Each run is a process of its own, so a new build replaces the old one.
struct ScenarioWatch {
    private let operands: [String]
    private let terminal: Terminal
    private let program: URL
    private let package: URL?

    /// - Parameter operands: The paths on the command line.
    init(operands: [String], on terminal: Terminal) {
        self.operands = operands
        self.terminal = terminal
        let program = OwnProgram.url.resolvingSymlinksInPath()
        let package = try? FeatureFiles.package().resolvingSymlinksInPath()
        let isOwn = package.map { program.path.hasPrefix($0.path + "/.build/") } == true
        self.program = program
        self.package = isOwn ? package : nil
    }

    /// Watches until Ctrl-C.
    ///
    /// - Returns: The exit code of the last run.
    func run() async throws -> ExitCode {
        let watching = Task { await watch() }
        // The signal reaches a handler only if its default action is switched off.
        signal(SIGINT, SIG_IGN)
        let interruption = DispatchSource.makeSignalSource(signal: SIGINT)
        interruption.setEventHandler { watching.cancel() }
        interruption.resume()
        return await watching.value
    }

    private func watch() async -> ExitCode {
        var state = WatchedFiles(features: features, package: package)
        var code = await runScenarios()
        noteWatching()
        while (try? await Task.sleep(for: .milliseconds(300))) != nil {
            let new = WatchedFiles(features: features, package: package)
            guard let change = new.firstChange(since: state) else { continue }
            state = new
            terminal.note("\nchanged: \(FeatureFiles.relative(change.path).printable)")
            if change.isSource, await !build() { continue }
            code = await runScenarios()
            noteWatching()
        }
        return code
    }

    /// The feature files at this moment; nil if a path does not exist, as while an editor replaces a file.
    private var features: [String]? {
        try? FeatureSelection.all(operands, takesLines: true).map(\.path)
    }

    private func noteWatching() {
        if Task.isCancelled { return }
        let files = package == nil ? "the feature files" : "the feature files and the sources"
        terminal.note("watching \(files); Ctrl-C ends")
    }

    private func runScenarios() async -> ExitCode {
        let words = CommandLine.arguments.dropFirst().filter { $0 != "--watch" }
        let status = try? await Subprocess([program.path] + words).runOnTerminal()
        return status.flatMap(ExitCode.init) ?? .failure
    }

    private func build() async -> Bool {
        guard let package else { return true }
        let mode = program.path.contains("/release/") ? "release" : "debug"
        let words = [
            "swift", "build", "--package-path", package.path, "-c", mode, "--product", "triptych",
        ]
        return (try? await Subprocess(words).runOnTerminal()) == 0
    }
}
