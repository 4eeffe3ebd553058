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
        let reading = try FaultReading(architectures: Architecture.all)
        let lists = try reading.lists(on: terminal)
        let chosen = try selection.faults(in: lists)
        if self.lists {
            for fault in chosen { terminal.print(fault.line().shortened(to: 160)) }
            terminal.print("\n" + "fault".counted(chosen.count))
            return .success
        }
        if let shownName {
            let fault = try FaultSelection.fault(called: shownName, in: lists)
            terminal.print(try fault.difference(in: reading.package))
            return .success
        }
        let equivalents = try EquivalentFaults(of: reading.package, among: lists)
        // A run takes minutes, so complaints that need no run are printed before it.
        let areThere = Self.holds(equivalents.complaints(), on: terminal)
        let outcomes = try reading.outcomes(of: chosen, among: lists, on: terminal)
        let report = FaultReport(
            equivalents.explaining(outcomes), of: lists.map(\.architecture))
        if selection.names != nil {
            for outcome in report.outcomes {
                terminal.print(outcome.text)
                guard outcome.isMissed else { continue }
                terminal.print(
                    "    in \(EquivalentFaults.path): \(equivalents.line(for: outcome.fault))")
            }
        } else {
            terminal.print(report.document)
            let lists = report.lists.wrapped(to: terminal.width ?? .max, hanging: 6)
            if !report.lists.isEmpty { terminal.print("\n" + lists.joined(separator: "\n")) }
        }
        let areMissed = Self.holds(equivalents.complaints(about: outcomes), on: terminal)
        return areThere && areMissed ? .success : .failure
    }

    /// Whether there are no complaints about the list of equivalent faults. It prints them.
    private static func holds(_ complaints: [String], on terminal: Terminal) -> Bool {
        for complaint in complaints { terminal.note(complaint) }
        return complaints.isEmpty
    }
}
