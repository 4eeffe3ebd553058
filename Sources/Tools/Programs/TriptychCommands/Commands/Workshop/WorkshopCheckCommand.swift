import ArchitectureList
import Foundation
import Output
import Subprocesses
import Toolchain
import Workshop

/// Checks the learner's work.
struct WorkshopCheckCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "workshop check", summary: "check your work on an exercise",
            operands: WorkshopTask.operands,
            options: [
                .workedIn(among: architectures),
                Option("--watch", nil, "check again after each change of a file"),
            ],
            notes: """
                The package is built. Then the scenarios of the exercise run, all others, the leak check, the
                rules for imports and roles, and the unit tests of the architecture. The first line says that
                all passed, or what to do next. The exit code is 0 if all passed, and 1 if not.
                """)
    }

    private let task: WorkshopTask
    private let watches: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        task = try WorkshopTask(arguments, of: "check")
        watches = arguments.has("--watch")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        guard watches else { return try check(on: terminal) }
        while true {
            let before = try watched(on: terminal)
            _ = try check(on: terminal)
            terminal.note("watching the sources and the tests; Ctrl-C ends")
            while try watched(on: terminal).firstChange(since: before) == nil {
                try await Task.sleep(for: .milliseconds(300))
            }
            terminal.print("")
        }
    }

    @MainActor
    private func check(on terminal: Terminal) throws -> ExitCode {
        try task.withWork(on: terminal) { workbench, work in
            let check = WorkCheck(
                of: work.exercise, in: work.subject,
                build: PackageBuild(of: workbench.catalogue.package), program: OwnProgram.url)
            let report = try RunningSubprocesses.endingAtInterruption {
                try check.report { terminal.showStep($0) }
            }
            terminal.clearProgress()
            try workbench.record(
                report, of: work.exercise, in: work.architecture, at: Date())
            terminal.print(CheckText(report: report, title: work.title, terminal: terminal).text)
            return report.passed ? .success : .failure
        }
    }

    private func watched(on terminal: Terminal) throws(UsageError) -> WatchedFiles {
        let package = try PackageFolder.current(with: Architecture.all.subjects)
        let others = ["scenarios", "Tests"].flatMap { folder in
            let root = package.appending(path: folder).path
            return
                (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
                .map { "\(root)/\($0)" }
        }
        return WatchedFiles(
            features: others + [package.appending(path: Prediction.path).path], package: package)
    }
}
