import ArchitectureList
import Console
import Pages
import Toolchain
import Workshop

/// Gives one hint after the other.
struct WorkshopHintCommand: Command {
    static let about = CommandDefinition(
        name: "workshop hint",
        summary: "give the next hint for an exercise",
        notes: """
            There are three hints: a question, the place, and nearly the solution. Each call gives the
            next one.
            """)

    private let task = WorkshopTask()

    func run(on terminal: Terminal) async throws -> ExitCode {
        let workbench = try task.workbench(isForReading: true, on: terminal)
        let assignment = try task.assignment(on: workbench)
        let (number, text) = try workbench.nextHint(of: assignment)
        let count = assignment.exercise.hints.count
        terminal.print(
            terminal.styled("Hint \(number) of \(count) for \(assignment.title)", .bold) + "\n")
        terminal.print(wrapping: text)
        do {
            var workbench = try task.workbench(on: terminal)
            try workbench.recordHint(number, of: assignment)
        } catch let error as PackageError {
            // People ask for a hint while a check runs.
            terminal.note("the next `hint` gives this one again: \(error)")
        }
        return .success
    }
}

/// Shows the solution beside the learner's work.
struct WorkshopSolutionCommand: Command {
    static let about = CommandDefinition(
        name: "workshop solution",
        summary: "show the solution beside your work",
        notes: """
            Each row is a file, with the lines that were added (+) and removed (-). The column "yours" shows the
            work tree or, after `workshop reset`, the saved work.
            """)

    private let task = WorkshopTask()
    @Argument("--spoil", "show it before you have passed the checks") private var spoils: Bool

    func run(on terminal: Terminal) async throws -> ExitCode {
        var workbench = try task.workbench(isForReading: !spoils, on: terminal)
        let assignment = try task.assignment(on: workbench)
        let hasPassed = workbench.progress[assignment.work]?.passed != nil
        guard hasPassed || spoils else {
            terminal.note(
                "you have not passed \(assignment.title) yet; `swift run workshop hint` helps, and --spoil shows the "
                    + "solution anyway")
            return .failure
        }
        if !hasPassed { try workbench.spoil(assignment) }
        let exercise = assignment.exercise
        guard let solution = exercise.solutions[assignment.subject.name] else {
            terminal.print(exercise.answer(in: assignment.subject.name) ?? "")
            return .success
        }
        let columns = CodeColumns(
            title: assignment.title,
            work: ("yours", try workbench.ownPatch(of: assignment)), ("the solution", solution))
        terminal.print(columns.text(on: terminal))
        if exercise.solutionsInAType[assignment.subject.name] != nil {
            terminal.print(
                wrapping:
                    "`swift run change \(exercise.number) --diff` also shows a solution with its "
                    + "rules in a type of their own.")
        }
        return .success
    }
}
