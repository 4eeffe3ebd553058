import ArchitectureList
import Output
import Workshop

/// Lists the exercises, and how far the learner is.
struct WorkshopListCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "workshop list", summary: "list the exercises, and how far you are",
            notes: """
                Changes are the same requirement for every architecture; the other exercises say in which they
                are done. Minutes with a ~ are estimated.
                """)
    }

    private let architectures: [Architecture]

    init(_ arguments: Arguments) throws(UsageError) {
        architectures = arguments.architectures
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let catalogue = try Catalogue.current(of: architectures)
        catalogue.note(errorsOn: terminal)
        let progress = try Workbench(catalogue, isForReading: true) { terminal.note($0) }.progress
        var table = Table(columns: [
            Table.Column("Exercise"), Table.Column("Kind"), Table.Column("Level", .right),
            Table.Column("Minutes", .right), Table.Column("In"), Table.Column("You"),
        ])
        for exercise in catalogue.exercises {
            let description = exercise.description
            table.add([
                "\(exercise.folderName.prefix(2)) \(exercise.title)", exercise.kind.rawValue,
                String(description.level),
                (description.isEstimate ? "~" : "") + String(description.minutes),
                exercise.architectures == architectures.names
                    ? "all" : exercise.architectures.joined(separator: ", "),
                Self.state(of: exercise, in: progress),
            ])
        }
        terminal.print(table.rendered(width: terminal.width))
        return catalogue.errors.isEmpty ? .success : .failure
    }

    private static func state(of exercise: Exercise, in progress: LearningProgress) -> String {
        progress.entries.filter { $0.work.exercise == exercise.name }.map { entry in
            let state =
                if entry.passed != nil { "passed" } else if progress.current == entry.work {
                    "at work"
                } else { "started" }
            return "\(entry.work.architecture) \(state)"
        }.joined(separator: ", ")
    }
}
