import Console
import Foundation
import Workshop

/// Shows what was done, for the learner or as JSON for the teacher.
struct WorkshopProgressCommand: Command {
    static let about = CommandDefinition(
        name: "workshop progress",
        summary: "show what you have started and passed",
        notes: """
            With --json, the file has your work on each exercise, too. The teacher reads it with
            `swift run workshop class`.
            """)

    @Argument("--json", "FILE", "write it as JSON, for the teacher", isOutput: true) private
        var jsonPath: String?

    func run(on terminal: Terminal) async throws -> ExitCode {
        let workbench = try Workbench.current(isForReading: true, on: terminal)
        let learner = workbench.learner
        let entries = try HandedIn.all(on: workbench, withWork: jsonPath != nil)
        if let jsonPath {
            try terminal.save(try JSONText.encode(entries), to: jsonPath)
            terminal.note(
                learner.isEmpty
                    ? "the file does not name you, because neither git nor the system knows your name; set it with `git "
                        + "config user.name NAME`, and write the file again"
                    : "the file names you \"\(learner)\", which is your name in git or in the system"
            )
            return .success
        }
        if entries.isEmpty {
            terminal.print(
                wrapping: "Nothing is started yet; `swift run workshop list` shows the exercises.")
            return .success
        }
        let progress = workbench.progress
        let table = Table(
            "Exercise", "In", "State", figures: ["Minutes", "Hints", "Checks"],
            rows: zip(entries, progress.entries).map { entry, state in
                [
                    entry.exercise, entry.architecture, progress.state(of: state), entry.minutes,
                    entry.hints, entry.checks,
                ]
            })
        terminal.print(table.rendered(width: terminal.width))
        return .success
    }
}
