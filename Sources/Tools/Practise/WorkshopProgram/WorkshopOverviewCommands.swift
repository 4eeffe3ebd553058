import ArchitectureList
import Console
import Foundation
import Workshop

/// Lists the exercises, and how far the learner is.
struct WorkshopListCommand: Command {
    static let about = CommandDefinition(
        name: "workshop list",
        summary: "list the exercises, and how far you are",
        notes: """
            The column In shows the architectures in which you can do an exercise. The column You shows
            your progress. Minutes with a ~ are an estimate.
            """)

    func run(on terminal: Terminal) async throws -> ExitCode {
        let workbench = try Workbench.current(isForReading: true, on: terminal)
        let catalogue = workbench.catalogue
        let progress = workbench.progress
        catalogue.note(errorsOn: terminal)
        let rows = catalogue.exercises.map { exercise -> [any CellContent] in
            let description = exercise.description
            let entries = progress.entries.filter { $0.work.exercise == exercise.name }
            return [
                "\(exercise.folderName.prefix(2)) \(exercise.title)", exercise.kind.rawValue,
                description.level, (description.isEstimate ? "~" : "") + "\(description.minutes)",
                exercise.architectures == catalogue.architectures.map(\.name)
                    ? "all" : exercise.architectures.joined(separator: ", "),
                entries.map { "\($0.work.architecture) \(progress.state(of: $0))" }
                    .joined(separator: ", "),
            ]
        }
        let table = Table(
            columns: [
                Table.Column("Exercise"), Table.Column("Kind"), Table.Column("Level", .right),
                Table.Column("Minutes", .right), Table.Column("In"), Table.Column("You"),
            ], rows: rows)
        terminal.print(table.rendered(width: terminal.width))
        terminal.print(wrapping: "\n" + Self.advice)
        return catalogue.errors.isEmpty ? .success : .failure
    }

    /// Where to begin, and what takes long.
    private static let advice = """
        New here? Do 1, 26 and 21, in this order. They take about 90 minutes, and show where a rule belongs, which types take part in \
        a tap, and which objects keep others in memory.

        Your first check takes a minute or two to build. Your first check of exercise 26 takes some minutes, because it builds \
        a program that records calls. In 1, 8, 21 to 25 and 27, once everything else passes, the first check also builds a copy of \
        the package, which takes some minutes. Meanwhile, answer the questions at the end of `swift run workshop show N`.
        """
}

/// Shows what an exercise asks for.
struct WorkshopShowCommand: Command {
    static let about = CommandDefinition(
        name: "workshop show",
        summary: "show what an exercise asks for",
        notes: "Without a number or a name, the exercise that is started is shown.")

    @Argument(operand: "[N|NAME]") private var typed: String?

    func run(on terminal: Terminal) async throws -> ExitCode {
        let workbench = try Workbench.current(for: typed, isForReading: true, on: terminal)
        let exercise = try workbench.assignment(typed, in: nil).exercise
        let description = exercise.description
        let facts = [
            exercise.kind.rawValue, description.moves, "level \(description.level) of 3",
            (description.isEstimate ? "about " : "") + "\(description.minutes) minutes",
            exercise.architectures.joined(separator: ", "),
        ].compactMap(\.self).joined(separator: "; ")
        let sections = description.sections.map { section -> String in
            // Join the lines of a paragraph, because the terminal wraps them. Items and code keep their lines.
            let text = section.text.replacing(#/([^\n`])\n {0,3}([^\s\d`-])/#) { "\($0.1) \($0.2)" }
            return terminal.styled(section.title, .bold) + "\n\n"
                + (terminal.width == nil ? section.text : text)
        }
        let head = terminal.styled("\(exercise.folderName.prefix(2)) \(exercise.title)", .bold)
        terminal.print(wrapping: head + "\n" + facts + "\n")
        terminal.print(wrapping: sections.joined(separator: "\n\n"))
        let feature = exercise.feature.map { "The scenarios: \($0)\n" } ?? ""
        let isStarted = workbench.progress.current?.exercise == exercise.name
        terminal.print(
            wrapping: "\n\(feature)"
                + (isStarted
                    ? "You are working on it: `swift run workshop check`"
                    : "To begin: `swift run workshop start \(exercise.number)`"))
        return .success
    }
}
