import Console
import Foundation
import Workshop

/// Shows what is in the work tree, and how to restore missing files.
struct WorkshopStatusCommand: Command {
    static let about = CommandDefinition(
        name: "workshop status",
        summary: "show which exercise is started, what you changed, and what is missing")

    func run(on terminal: Terminal) async throws -> ExitCode {
        let workbench = try Workbench.current(isForReading: true, on: terminal)
        let status = try workbench.status()
        let current = status?.assignment.work
        let saved = try workbench.savedWork(on: current)
            .map { "\($0.summary): `\($0.command)`" }
        let others = try workbench.otherRepositories()
        let lists = [
            ("Changed since the start", status?.own ?? []),
            (
                "Deleted or moved, and how to bring the file back",
                (status?.deleted ?? []).map { "\($0.path): `\($0.command)`" }
            ),
            (
                "Missing start files; `swift run workshop restore` puts them back",
                status?.missing ?? []
            ),
            ("Start files", status?.given ?? []),
            ("Other git repositories inside the package; nothing in them is saved", others),
            (
                "Saved work, and how to resume it; `swift run workshop saved` lists all",
                saved.suffix(5)
            ),
        ]
        let title =
            status.map {
                "You are working on \($0.assignment.title)\($0.branch.map { ", on the branch \($0)" } ?? "")."
            }
            ?? "No exercise is started; `swift run workshop list` shows all exercises."
        terminal.print(wrapping: terminal.styled(title, .bold))
        if let other = status?.otherBranch {
            terminal.print(
                wrapping:
                    "The branch \(other) has commits that you made since the start, and this branch lacks them. To go there, "
                    + "type `swift run workshop reset`, which saves what is here, and then `git switch \(other)`."
            )
        }
        for (title, lines) in lists where !lines.isEmpty {
            terminal.print(
                "\n\(title):\n" + lines.map { "  " + $0 }.joined(separator: "\n"))
        }
        if status != nil {
            terminal.print(
                wrapping: "\n`swift run workshop reset` saves your work and ends the exercise.")
        }
        return .success
    }
}

/// Restores start files that are missing, and files that the learner must not change.
struct WorkshopRestoreCommand: Command {
    static let about = CommandDefinition(
        name: "workshop restore",
        summary: "restore start files that are missing, and files that you must not change",
        notes: """
            Use it after `git checkout .` or `git stash`. It saves your work first, and does not change
            the files that you may edit.
            """)

    func run(on terminal: Terminal) async throws -> ExitCode {
        var workbench = try Workbench.current(on: terminal)
        let (paths, saved) = try workbench.restore()
        terminal.print(
            paths.isEmpty
                ? "There is nothing to restore: all start files are there."
                : "Restored as they were at the start:\n"
                    + paths.map { "  " + $0 }.joined(separator: "\n"))
        let status = try workbench.status()
        if let deleted = status?.deleted, !deleted.isEmpty {
            terminal.print(
                wrapping: "You have deleted \("file".counted(deleted.count)). "
                    + "`swift run workshop status` has a command for each that brings it back.")
        }
        if let saved {
            terminal.print(
                wrapping:
                    "Your work from before is saved as number \(saved.number): `\(saved.command)`")
        } else if let status, status.own.isEmpty {
            let all = try workbench.savedWork(on: status.assignment.work)
            let passed = all.last(where: \.hasPassed).flatMap { $0 == all.last ? nil : $0 }
            let said = [
                "Your files have no changes of yours.",
                passed.map { "The last that passed is \($0.summary)." }, all.last?.offer,
            ]
            terminal.print(wrapping: said.compactMap(\.self).joined(separator: " "))
        }
        let commands = try workbench.commandsToReturn(afterRestoring: paths, with: status)
        if !commands.isEmpty {
            let places = [
                status?.otherBranch.map { "on the branch \($0)" },
                commands.last == "git stash pop" ? "in the stash" : nil,
            ]
            terminal.print(
                wrapping:
                    "If your work is \(places.compactMap(\.self).joined(separator: " and ")), type")
            terminal.print(commands.map { "  " + $0 }.joined(separator: "\n"))
        }
        return .success
    }
}

/// Lists the saved work.
struct WorkshopSavedCommand: Command {
    static let about = CommandDefinition(
        name: "workshop saved",
        summary: "list the work that you saved",
        notes: """
            `reset` saves work, and so does each check.
            `swift run workshop start NAME --architecture NAME --resume --saved N` resumes it. Each is a
            commit of git that is on no branch: `git for-each-ref refs/triptych` lists these commits
            too, and `git show COMMIT` shows one.
            """)

    func run(on terminal: Terminal) async throws -> ExitCode {
        let all = try Workbench.current(isForReading: true, on: terminal).savedWork()
        if all.isEmpty {
            terminal.print(
                wrapping: "Nothing is saved; `swift run workshop reset` saves your current work.")
            return .success
        }
        let table = Table(
            columns: [
                Table.Column("Exercise"), Table.Column("In"), Table.Column("Number", .right),
                Table.Column("Saved"), Table.Column("Check"),
            ],
            rows: all.map {
                [
                    $0.work.exercise, $0.work.architecture, $0.number,
                    $0.date.formatted(.iso8601), $0.result ?? "",
                ]
            })
        terminal.print(table.rendered(width: terminal.width))
        return .success
    }
}

extension SavedWork {
    /// The number, the time, and the result of the check.
    var summary: String {
        "number \(number), saved \(date.formatted(.iso8601))" + (result.map { ", \($0)" } ?? "")
    }

    /// What brings the work back.
    var offer: String { "The last that was saved is \(summary). To continue it: `\(command)`" }

    /// The command that resumes the work.
    var command: String {
        "swift run workshop start \(work.exercise) --architecture \(work.architecture) "
            + "--resume --saved \(number)"
    }
}
