import ArchitectureList
import ChangeCost
import Foundation
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
                    excludes: ["--measure", "--explain", "--json", "--markdown"]),
                .output("--html", "with --diff, write a page in place of text", needs: "--diff"),
                Option(
                    "--measure", nil,
                    "build and count before and after the change; takes minutes, and is kept",
                    excludes: ["--explain"]),
                .output("--json", "write all figures as JSON"),
                Option("--markdown", nil, "print the figures that no machine changes, as Markdown"),
                Option(
                    "--explain", nil, "say how each figure is counted",
                    excludes: ["--json", "--markdown"]),
            ],
            notes: """
                The changes are in scenarios/changes. Each has a patch for every architecture, which passes all
                scenarios. Without NAME all of them are shown, with the median, the spread and the verdicts of a
                sign test. The figures are counted in the syntax of the files before and after the patch; neither
                the sources nor git are touched. They are kept in .build/triptych until something changes.
                """)
    }

    private enum Task {
        case explain, all
        case one(String)
        case difference(String)
        case measure(String)
    }

    private let task: Task
    private let architectures: [Architecture]
    private let htmlPath: String?
    private let jsonPath: String?
    private let asMarkdown: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        architectures = arguments.architectures
        htmlPath = arguments.value(of: "--html")
        jsonPath = arguments.value(of: "--json")
        asMarkdown = arguments.has("--markdown")
        task = try Self.task(arguments)
    }

    private static func task(_ arguments: Arguments) throws(UsageError) -> Task {
        let modes = ["--diff", "--measure", "--explain"].filter(arguments.has)
        if modes.first == "--explain" { return .explain }
        guard let name = arguments.operands.first else {
            if let mode = modes.first {
                throw UsageError(
                    "\(mode) takes the name of a change, such as `triptych change 1 \(mode)`")
            }
            return .all
        }
        return modes.isEmpty
            ? .one(name) : modes[0] == "--diff" ? .difference(name) : .measure(name)
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        if case .explain = task {
            terminal.print(CostExplanation.text)
            return .success
        }
        let reading = try CostReading(architectures: architectures)
        for error in reading.errors { terminal.note("\(error)") }
        switch task {
        case .explain: break
        case .all: try print(try reading.costs(on: terminal), on: terminal)
        case .one(let name):
            let change = try reading.change(name)
            try print(try reading.costs(on: terminal), of: change, on: terminal)
        case .difference(let name): try show(try reading.change(name), on: terminal)
        case .measure(let name):
            let change = try reading.change(name)
            try reading.measure(change, on: terminal)
            try print(try reading.costs(on: terminal), of: change, on: terminal)
        }
        return reading.errors.isEmpty ? .success : .failure
    }

    private func show(_ change: Exercise, on terminal: Terminal) throws {
        let columns = ChangeDifference(of: change, for: architectures.subjects).columns
        if let htmlPath {
            try terminal.save(columns.page.markup, to: htmlPath)
        } else {
            terminal.print(columns.text(on: terminal))
        }
    }

    private func print(_ costs: [ChangeCosts], on terminal: Terminal) throws {
        let report = CostReport(costs, of: architectures.names)
        if let jsonPath { try terminal.save(try JSONText.encode(report), to: jsonPath) }
        terminal.print(asMarkdown ? report.markdown : report.text(width: terminal.width))
    }

    private func print(
        _ costs: [ChangeCosts], of change: Exercise, on terminal: Terminal
    ) throws {
        guard let costs = costs.first(where: { $0.number == change.number }) else { return }
        if let jsonPath { try terminal.save(try JSONText.encode(costs), to: jsonPath) }
        let detail = ChangeDetail(costs)
        terminal.print(
            asMarkdown
                ? detail.markdown
                : detail.text(width: terminal.width) { terminal.styled($0, .bold) })
    }
}
