import ArchitectureList
import Output
import Workshop

/// Shows what an exercise asks for.
struct WorkshopShowCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "workshop show", summary: "show what an exercise asks for",
            operands: WorkshopTask.operands,
            notes: "Without a number or a name, the exercise that is started is shown.")
    }

    private let task: WorkshopTask

    init(_ arguments: Arguments) throws(UsageError) {
        task = try WorkshopTask(arguments, of: "show")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let exercise = try task.withWork(isForReading: true, on: terminal) { $1.exercise }
        let description = exercise.description
        let facts = [
            exercise.kind.rawValue, description.moves, "level \(description.level) of 3",
            (description.isEstimate ? "about " : "") + "\(description.minutes) minutes",
            exercise.architectures.joined(separator: ", "),
        ].compactMap(\.self).joined(separator: "; ")
        let sections = description.sections.map { section in
            terminal.styled(section.title, .bold) + "\n\n" + section.text
        }
        let head = terminal.styled("\(exercise.folderName.prefix(2)) \(exercise.title)", .bold)
        terminal.page(
            ([head + "\n" + facts] + sections + [Self.files(of: exercise)])
                .joined(separator: "\n\n"))
        return .success
    }

    private static func files(of exercise: Exercise) -> String {
        let number = exercise.number
        let feature = exercise.feature.map { "The scenarios: \($0)\n" } ?? ""
        return feature + "To begin: `triptych workshop start \(number)`"
    }
}
