import ArchitectureList
import ChangeCost
import Output
import Workshop

/// Shows what changes cost in each architecture, and how they are made.
struct ChangeCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "change",
            summary: "show what a change costs in each architecture, and its patches side by side",
            operands: "[NAME|NUMBER]",
            options: [
                Option("--diff", nil, "show the patches of the change side by side"),
                .output("--html", "with --diff, write a page instead of text", needs: "--diff"),
                Option("--markdown", nil, "print the figures of all changes as Markdown"),
            ],
            notes: """
                The changes are in scenarios/changes. Each has a patch for every architecture, which passes all
                scenarios. Without NAME all of them are shown, with the median, the spread and the verdicts of a
                sign test. The figures are counted in the syntax of the files before and after the patch; neither
                the sources nor git are touched. Benchmarks/README.md says how each is counted. They are kept in
                .build/triptych until something changes.
                """)
    }

    private let name: String?
    private let arguments: Arguments

    init(_ arguments: Arguments) throws(UsageError) {
        if arguments.has("--diff"), arguments.operands.isEmpty {
            throw UsageError(
                "--diff takes the name of a change, such as `triptych change 1 --diff`")
        }
        if arguments.has("--markdown"), !arguments.operands.isEmpty {
            throw UsageError("--markdown prints all changes; leave out the name, or --markdown")
        }
        name = arguments.operands.first
        self.arguments = arguments
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let reading = try CostReading(architectures: arguments.architectures)
        let change = try name.map(reading.change)
        for error in reading.errors { terminal.note("\(error)") }
        if let change {
            try show(change, from: reading, on: terminal)
        } else {
            let report = CostReport(
                try reading.costs(on: terminal), of: arguments.architectures.names)
            terminal.print(
                arguments.has("--markdown") ? report.markdown : report.text(width: terminal.width))
        }
        return reading.errors.isEmpty ? .success : .failure
    }

    private func show(
        _ change: Exercise, from reading: CostReading, on terminal: Terminal
    ) throws {
        if arguments.has("--diff") {
            let columns =
                ChangeDifference(of: change, for: arguments.architectures.subjects).columns
            if let path = arguments.value(of: "--html") {
                try terminal.save(columns.page.markup, to: path)
            } else {
                terminal.print(columns.text(on: terminal))
            }
        } else if let costs = try reading.costs(on: terminal).first(where: {
            $0.number == change.number
        }) {
            terminal.print(
                ChangeDetail(costs).text(width: terminal.width) { terminal.styled($0, .bold) })
        }
    }
}
