import Foundation
import Output
import Workshop

/// Shows what is in the work tree, and what to type to get back what is not.
struct WorkshopStatusCommand: Command {
    static let about = CommandDefinition(
        name: "workshop status",
        summary: "show which exercise is started, what is yours, and what is missing")

    func run(on terminal: Terminal) async throws -> ExitCode {
        let workbench = try Workbench.current(isForReading: true, on: terminal)
        let status = try workbench.status()
        let saved = try workbench.savedWork().map { work in
            "number \(work.number) of \(work.date.formatted(.iso8601)): `\(work.command)`"
        }
        let others = try workbench.otherRepositories()
        let lists = [
            ("What `start` gave", status?.given ?? []), ("What you changed", status?.own ?? []),
            (
                "Missing; `triptych workshop restore` gives it again",
                status?.missing ?? []
            ),
            ("Repositories of their own, of which nothing is saved", others),
            ("What you saved, and how to take it up again", saved),
        ]
        let title =
            status.map { "You are at \($0.assignment.title)." }
            ?? "No exercise is started; `triptych workshop list` shows them."
        terminal.print(wrapping: terminal.styled(title, .bold))
        for (title, lines) in lists where !lines.isEmpty {
            terminal.print(
                "\n\(terminal.spelled(title)):\n" + lines.map { "  " + $0 }.joined(separator: "\n"))
        }
        if status != nil {
            terminal.print(
                wrapping: "\n`triptych workshop reset` saves your work and stops.")
        }
        return .success
    }
}

/// Gives again what was given and is missing.
struct WorkshopRestoreCommand: Command {
    static let about = CommandDefinition(
        name: "workshop restore",
        summary: "get back what `start` gave, if it is missing or changed",
        notes: """
            As after `git checkout .` or `git stash`. Your work is saved first. What you may change stays as it is.
            """)

    func run(on terminal: Terminal) async throws -> ExitCode {
        var workbench = try Workbench.current(on: terminal)
        let (paths, saved) = try workbench.restore()
        if paths.isEmpty {
            terminal.print("All that `start` gave is there.")
            return .success
        }
        terminal.print("As `start` gave it:\n" + paths.map { "  " + $0 }.joined(separator: "\n"))
        if let saved {
            terminal.print(wrapping: "Before, your work was saved as number \(saved.number).")
        }
        return .success
    }
}

/// Lists the work that was put away.
struct WorkshopSavedCommand: Command {
    static let about = CommandDefinition(
        name: "workshop saved",
        summary: "list the work that you saved",
        notes: """
            `triptych workshop start NAME --architecture NAME --resume --saved N` takes one up again. Each is a
            commit of git that is on no branch: `git for-each-ref refs/worktree` shows them too, and `git show`
            one of them.
            """)

    func run(on terminal: Terminal) async throws -> ExitCode {
        let all = try Workbench.current(isForReading: true, on: terminal).savedWork()
        if all.isEmpty {
            terminal.print(
                wrapping: "Nothing is saved; `triptych workshop reset` saves what you are at.")
            return .success
        }
        let table = Table(
            columns: [
                Table.Column("Exercise"), Table.Column("In"), Table.Column("Number", .right),
                Table.Column("Saved"),
            ],
            rows: all.map {
                [
                    $0.work.exercise, $0.work.architecture, $0.number,
                    $0.date.formatted(.iso8601),
                ]
            })
        terminal.print(table.rendered(width: terminal.width))
        return .success
    }
}

extension SavedWork {
    /// What to type to take it up.
    var command: String {
        "\(OwnProgram.typed) workshop start \(work.exercise) --architecture \(work.architecture) "
            + "--resume --saved \(number)"
    }
}
