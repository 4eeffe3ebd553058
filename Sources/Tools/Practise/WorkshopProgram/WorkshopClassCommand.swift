import Console
import Foundation
import Pages
import Workshop

/// Shows what a class has handed in.
struct WorkshopClassCommand: Command {
    static let about = CommandDefinition(
        name: "workshop class",
        summary: "show what your class has handed in",
        notes: """
            Each learner types `swift run workshop progress --json FILE`, and hands in the file. Minutes
            are the time from one command of the workshop to the next until the exercise was passed; a
            pause counts as 20 minutes at most. "Changed tests" counts the files with tests from the start that a learner
            changed or removed.
            """)

    @Argument(operands: "FILE...", orAsk: "which files have the learners handed in?")
    private var paths: [String]
    @Argument("--diff", "N|NAME", "show the work of the learners on this exercise side by side")
    private var typed: String?

    func run(on terminal: Terminal) async throws -> ExitCode {
        let entries = try paths.flatMap { try HandedIn.read($0) }
            .sorted { ($0.exercise, $0.learner) < ($1.exercise, $1.learner) }
        if let typed {
            terminal.print(try Self.columns(of: entries, on: typed).text(on: terminal))
        } else if entries.isEmpty {
            terminal.print("Nobody has started an exercise.")
        } else {
            terminal.print(try Self.table(of: entries).rendered(width: terminal.width))
        }
        return .success
    }

    static func table(of entries: [HandedIn]) throws -> Table {
        Table(
            "Exercise", "Learner", "In", "State", "Last failure", "Solution",
            figures: ["Minutes", "Checks", "Hints", "Changed tests"],
            rows: try entries.map { entry in
                [
                    entry.exercise.printable, entry.learner.printable, entry.architecture.printable,
                    entry.passed == nil ? "started" : "passed", entry.lastFailure?.printable ?? "",
                    entry.sawSolution ? "seen before" : "", entry.minutes, entry.checks,
                    entry.hints, try entry.changedTests().count,
                ]
            })
    }

    /// The work of two learners on an exercise, a column for each.
    static func columns(of entries: [HandedIn], on typed: String) throws -> CodeColumns {
        let exercise = try Catalogue.current().known(typed)
        let works = try entries.filter { $0.exercise == exercise.name }.compactMap { entry in
            try entry.patch().map {
                (name: "\(entry.learner.printable), \(entry.architecture)", patch: $0)
            }
        }
        guard works.count == 2 else {
            throw UsageError(
                "the files have \("work".counted(works.count)) on \(exercise.folderName); pass the files of two learners "
                    + "who have worked on it")
        }
        return CodeColumns(title: exercise.title, work: works[0], works[1])
    }
}
