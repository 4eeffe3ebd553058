import ArchitectureList
import ChangeCost
import Console
import Pages
import Workshop

/// Shows what changes cost in each architecture, and how they are made.
struct ChangeCommand: Command {
    static let about = CommandDefinition(
        name: "change",
        summary: "show what a change costs in each architecture, and its patches side by side",
        notes: """
            A change is a new requirement for the app. The changes are in scenarios/changes. Each has a
            patch for every architecture, and with it the app passes all scenarios. Without NAME, the
            command shows all changes, the median and the spread, and counts the changes that cost more
            than in MVC. The command compares the files before and after the patch, without touching the
            sources or git. Benchmarks/CHANGES.md says how each figure is counted. The figures are kept in
            .build/triptych until a source or a change is edited.

            Some changes are also made in variants, by an author who has made no other patch. They have
            tables of their own, and columns where one change is shown.

            --collisions merges each pair of changes, as git merges the branches of two people, and names
            the files in conflict. A merge without a conflict may still not work.
            """)

    @Argument(operand: "[NAME|NUMBER]") private var name: String?
    @Argument("--diff", "show the patches of the change side by side")
    private var showsDifference: Bool
    @Argument(
        "--html", "FILE", "with --diff, write a page instead of text", needs: "--diff",
        isOutput: true)
    private var htmlPath: String?
    @Argument(
        "--collisions", "name the files in conflict when two changes are merged",
        excludes: ["--diff"])
    private var showsCollisions: Bool

    func run(on terminal: Terminal) async throws -> ExitCode { try runAtOnce(on: terminal) }

    /// Swift 6.3.1 crashes when it optimises this as a part of an asynchronous function.
    @inline(never)
    private func runAtOnce(on terminal: Terminal) throws -> ExitCode {
        if showsDifference, name == nil {
            throw UsageError(
                "--diff takes the name of a change, such as `swift run change 1 --diff`")
        }
        if showsCollisions, name != nil {
            throw UsageError(
                "--collisions compares all changes; leave out either the name or --collisions")
        }
        let reading = try reading(on: terminal)
        let change = try name.map(reading.change)
        for error in reading.errors { terminal.note("\(error)") }
        if let change {
            try show(change, from: reading, on: terminal)
        } else if showsCollisions {
            terminal.print(try reading.collisions(on: terminal).conflicts)
        } else {
            terminal.print(try reading.document(on: terminal))
        }
        return reading.errors.isEmpty ? .success : .failure
    }

    private func reading(on terminal: Terminal) throws -> CostReading {
        terminal.showProgress("reading the changes")
        defer { terminal.clearProgress() }
        return try CostReading(architectures: Architecture.all)
    }

    private func show(
        _ change: Exercise, from reading: CostReading, on terminal: Terminal
    ) throws {
        if showsDifference {
            let columns = ChangeDifference(of: change, for: Architecture.all.subjects).columns
            if let htmlPath {
                try terminal.save(columns.page.markup, to: htmlPath)
            } else {
                terminal.print(columns.text(on: terminal))
            }
        } else if let costs = try reading.costs(on: terminal).first(where: {
            $0.number == change.number
        }) {
            terminal.print(costs.document)
        }
    }
}
