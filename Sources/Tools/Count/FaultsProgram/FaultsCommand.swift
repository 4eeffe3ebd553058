import ArchitectureList
import Console
import Faults
import Foundation

/// Makes faults on purpose, and shows which tests catch them.
struct FaultsCommand: Command {
    static let about = CommandDefinition(
        name: "faults",
        summary: "make faults on purpose, and see which tests catch them",
        notes: """
            A fault is one edit of the code that the tests should notice: a call is left out, a condition
            negated, a weak reference made strong. One fault is switched on at a time. For each fault, the
            command runs the scenarios, the unit tests of the architecture and a short `scenarios explore`, which
            compares the architecture with MVC. Sources/FAULTS.md says how the faults are made and
            counted.

            The tables show which tests caught the faults, by architecture and role. Below them are the
            faults that survived, because no test failed. The results of an architecture are kept in
            .build/triptych until a source or a scenario changes.

            Tests/equivalent-faults.md lists the faults that nobody can notice, with the reasons. For a
            fault that survived, --only prints the line to add there.

            Variants with unit tests, such as MVI, are tried only if you name them.

            With --change, the command makes a change in all architectures, in a copy of the package, and
            makes faults only in the statements that the change adds or edits. The tables show which tests
            reach these statements. The sources stay as they are. Some changes have other solutions, too,
            whose rules are in a type of their own. --in-a-type makes these.

            After a run, `swift run documents` writes the tables into the documents.

            The exit code is 0 if all faults could be tried. It is 1 if one could not, or if
            Tests/equivalent-faults.md lists a fault that was caught or no longer exists. It is 64 for
            wrong usage.
            """)

    private let selection = FaultSelection()
    @Argument("--list", "list the faults, and try none", excludes: ["--only", "--show"])
    private var lists: Bool
    @Argument(
        "--show", "FAULT", "show the change that one fault makes, as a diff",
        excludes: ["--only"] + FaultSelection.among)
    private var shownName: String?

    func run(on terminal: Terminal) async throws -> ExitCode {
        let readings = try selection.groups.map {
            try FaultReading(
                architectures: $0, change: selection.change, isInAType: selection.isInAType)
        }
        let lists = try readings.flatMap { try $0.lists(on: terminal) }
        let chosen = try selection.faults(in: lists)
        if self.lists {
            for fault in chosen { terminal.print(fault.line().shortened(to: 160)) }
            terminal.print("\n" + "fault".counted(chosen.count))
            return .success
        }
        if let shownName {
            let fault = try FaultSelection.fault(called: shownName, in: lists)
            terminal.print(try readings[0].difference(of: fault))
            return .success
        }
        let equivalents = try readings[0].equivalents(among: lists)
        // A run takes minutes, so complaints that need no run are printed before it.
        let areThere = Self.holds(equivalents?.complaints() ?? [], on: terminal)
        let outcomes = try readings.flatMap {
            try $0.outcomes(of: chosen, among: lists, on: terminal)
        }
        let report = FaultReport(
            equivalents?.explaining(outcomes) ?? outcomes, of: lists.map(\.architecture))
        if selection.names == nil {
            terminal.print(readings[0].document(of: report))
            let lists = report.lists.wrapped(to: terminal.width ?? .max, hanging: 6)
            if !report.lists.isEmpty { terminal.print("\n" + lists.joined(separator: "\n")) }
        } else {
            Self.show(report.outcomes, equivalents, on: terminal)
        }
        let areMissed = Self.holds(equivalents?.complaints(about: outcomes) ?? [], on: terminal)
        return areThere && areMissed ? .success : .failure
    }

    /// Prints what caught each fault or, if nothing did, the line for the list of equivalent faults.
    private static func show(
        _ outcomes: [FaultOutcome], _ equivalents: EquivalentFaults?, on terminal: Terminal
    ) {
        for outcome in outcomes {
            terminal.print(outcome.text)
            guard outcome.isMissed, let equivalents else { continue }
            terminal.print(
                "    in \(EquivalentFaults.path): \(equivalents.line(for: outcome.fault))")
        }
    }

    /// Whether there are no complaints about the list of equivalent faults. It prints them.
    private static func holds(_ complaints: [String], on terminal: Terminal) -> Bool {
        for complaint in complaints { terminal.note(complaint) }
        return complaints.isEmpty
    }
}
