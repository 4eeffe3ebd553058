import ArchitectureList
import Faults
import Foundation
import Output

/// Makes faults on purpose, and shows who catches them.
struct FaultsCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "faults",
            summary: "make faults on purpose, and see who catches them",
            options: [
                .architecture("make them in", among: architectures),
                Option("--role", "NAME", "only in files with this role, such as Presenter"),
                Option("--kind", "TEXT", "only those with this text in the name of their kind"),
                Option(
                    "--only", "FAULT,...", "only these, such as MVP-12; what caught each in full",
                    excludes: FaultSelection.amongAll),
                Option(
                    "--sample", "N", "N of each architecture, at equal distances in its sources"),
                Option("--again", nil, "try again what was tried with the same sources before"),
                Option(
                    "--list", nil, "list the faults, and try none",
                    excludes: ["--show", "--check", "--update", "--explain"] + results),
                Option(
                    "--show", "FAULT", "show one as a difference",
                    excludes: ["--check", "--update", "--explain"] + results),
                .output("--json", "write what came of each fault as JSON"),
                Option("--markdown", nil, "print the tables as Markdown"),
                Option(
                    "--check", "FILE",
                    "exit code 1 if a document or the list of equivalents is stale",
                    excludes: ["--update", "--explain", "--only"] + FaultSelection.amongAll
                        + results),
                .output(
                    "--update", "update the generated tables of a document",
                    excludes: ["--explain", "--only"] + FaultSelection.amongAll),
                Option(
                    "--explain", nil, "say how faults are made, and how they are counted",
                    excludes: results),
            ],
            notes: """
                A fault is one change of the code that the tests should notice: a call that is left out, a
                condition turned round, a weak reference made strong. They are found in the compiler's syntax
                tree. A copy of the package in .build/workshop has all of them, each behind a switch, so that
                one build serves all.

                Each fault is turned on in turn. The scenarios, the unit tests of the architecture and a short
                exploration beside the reference run with it, each in a process of its own. One that crashes or
                hangs is caught.

                The tables tell who caught what, by architecture and role. Below them is every fault that
                survived. The results of an architecture are kept in .build/triptych until a source or a scenario
                changes.

                Tests/equivalent-faults.md lists those of which we argue that nobody can notice them, with the
                reasons. Shares are of all that compile, these among them. --only prints how a fault that survived
                is written there.

                A document's generated tables stand between a line "<!-- generated: faults -->" and a line
                "<!-- end -->". --check only counts the faults; what becomes of them a run has to tell.

                The exit code is 0 if all could be tried, 1 if not, or if a fault is listed as equivalent that was
                caught or is not there, and 64 for wrong usage.
                """)
    }

    /// The options for what came of the faults.
    private static let results = ["--json", "--markdown", "--again"]

    private enum Task {
        case explain, list, check, tryAll
        case show(String)
    }

    private let task: Task
    private let architectures: [Architecture]
    private let selection: FaultSelection
    private let output: FaultsOutput
    /// Whether faults are tried again although their outcomes are cached.
    private let again: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        architectures = arguments.architectures
        selection = try FaultSelection(arguments)
        output = FaultsOutput(arguments)
        again = arguments.has("--again") || arguments.has("--only")
        let modes = ["--list", "--show", "--check", "--update", "--explain"].filter(arguments.has)
        switch modes.first {
        case "--list": task = .list
        case "--show": task = .show(arguments.value(of: "--show") ?? "")
        case "--check": task = .check
        case "--explain": task = .explain
        default: task = .tryAll
        }
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        if case .explain = task {
            terminal.print(FaultExplanation.text)
            return .success
        }
        let reading = try FaultReading(architectures: architectures)
        let document = try output.document()
        let lists = try reading.lists(on: terminal)
        let chosen = try selection.faults(in: lists)
        let equivalents = try EquivalentFaults(of: reading.package, among: lists)
        switch task {
        case .explain: break
        case .list:
            for fault in chosen { terminal.print(fault.line()) }
            terminal.print("\n\(chosen.count) fault\(chosen.count == 1 ? "" : "s")")
        case .show(let name):
            terminal.print(
                try selection.fault(called: name, in: lists).difference(in: reading.package))
        case .check:
            if let document {
                return try output.check(
                    document, against: lists, and: equivalents, on: terminal)
            }
        case .tryAll:
            // A run takes minutes, so complaints that need no run are printed before it.
            let areThere = FaultsOutput.holds(equivalents.complaints(), on: terminal)
            let outcomes = try reading.outcomes(
                of: chosen, among: lists, again: again, on: terminal)
            let areMissed = try output.write(
                outcomes, of: lists, explainedBy: equivalents, to: document, on: terminal)
            return areThere && areMissed ? .success : .failure
        }
        return .success
    }
}
