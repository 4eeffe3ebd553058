import ArchitectureList
import Output
import Workshop

/// Gives one hint after the other.
struct WorkshopHintCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "workshop hint", summary: "give the next hint for an exercise",
            operands: WorkshopTask.operands, options: [.workedIn(among: architectures)],
            notes: """
                There are three: a question, a place, and almost the answer. Each call gives the next one.
                """)
    }

    private let task: WorkshopTask

    init(_ arguments: Arguments) throws(UsageError) {
        task = try WorkshopTask(arguments, of: "hint")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        try task.withWork(on: terminal) { workbench, work in
            let (number, text) = try workbench.nextHint(
                of: work.exercise, in: work.architecture)
            let head = "Hint \(number) of \(work.exercise.hints.count) for \(work.title)"
            terminal.print(terminal.styled(head, .bold) + "\n")
            terminal.print(wrapping: text)
            return .success
        }
    }
}
