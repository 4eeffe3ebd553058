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
                Option(
                    "--diff", nil, "show the patches of the change side by side",
                    excludes: ["--markdown"]),
                .output("--html", "with --diff, write a page instead of text", needs: "--diff"),
                Option("--markdown", nil, "print the figures as Markdown"),
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
        name = arguments.operands.first
        self.arguments = arguments
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let reading = try CostReading(architectures: arguments.architectures)
        for error in reading.errors { terminal.note("\(error)") }
        let change = try name.map(reading.change)
        if let change, arguments.has("--diff") {
            try show(change, on: terminal)
        } else {
            let costs = try reading.costs(on: terminal)
            if let change {
                print(costs.first { $0.number == change.number }, on: terminal)
            } else {
                print(CostReport(costs, of: arguments.architectures.names), on: terminal)
            }
        }
        return reading.errors.isEmpty ? .success : .failure
    }

    private func show(_ change: Exercise, on terminal: Terminal) throws {
        let columns = ChangeDifference(of: change, for: arguments.architectures.subjects).columns
        if let path = arguments.value(of: "--html") {
            try terminal.save(columns.page.markup, to: path)
        } else {
            terminal.print(columns.text(on: terminal))
        }
    }

    private func print(_ report: CostReport, on terminal: Terminal) {
        terminal.print(
            arguments.has("--markdown") ? report.markdown : report.text(width: terminal.width))
    }

    private func print(_ costs: ChangeCosts?, on terminal: Terminal) {
        guard let costs else { return }
        let detail = ChangeDetail(costs)
        terminal.print(
            arguments.has("--markdown")
                ? detail.markdown
                : detail.text(width: terminal.width) { terminal.styled($0, .bold) })
    }
}
