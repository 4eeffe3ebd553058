import ArchitectureList
import Console
import Foundation
import Toolchain
import Trials
import Workshop

/// Checks the learner's work.
struct WorkshopCheckCommand: Command {
    static let about = CommandDefinition(
        name: "workshop check",
        summary: "check your work on an exercise",
        notes: """
            The command saves your work, which `swift run workshop saved` lists. It checks that the start
            files are there, and builds the package. Then it runs the leak check, the scenarios of the
            exercise, all other scenarios, the check of imports and roles, and the unit tests of the
            architecture. In some exercises, it also tries your tests on deliberate faults, or compares
            your prediction with a recording.

            The last line says that all passed, or what to do next. The exit code is 0 if all passed, and
            1 if not. The scenarios are run as they were at the start, even if you have edited them.
            """)

    private let task = WorkshopTask()
    @Argument("--watch", "check again after each change of a file") private var watches: Bool

    func run(on terminal: Terminal) async throws -> ExitCode {
        guard watches else { return try check(on: terminal) }
        let folders = ["Sources", "Benchmarks", "Tests", "scenarios"]
        try WatchedFiles.repeating(
            folders + ["Package.swift", Prediction.path],
            in: try PackageFolder.current()
        ) {
            do {
                _ = try check(on: terminal)
            } catch let error as FileError {
                // The prediction can't be read, and the next edit may mend it.
                terminal.clearProgress()
                terminal.note("\(error)")
            }
            terminal.note("watching the sources and the tests; press Ctrl-C to end\n")
        }
    }

    @MainActor
    private func check(on terminal: Terminal) throws -> ExitCode {
        var workbench = try task.workbench(on: terminal)
        let assignment = try task.assignment(on: workbench)
        let saved = try workbench.beginCheck(of: assignment)
        let check = WorkCheck(
            of: assignment, changes: try workbench.changedFiles(of: assignment),
            missing: try workbench.missingFiles(of: assignment),
            build: PackageBuild(of: workbench.catalogue.package),
            record: workbench.catalogue.recorder(on: terminal))
        let report = try check.report { terminal.showProgress($0) }
        terminal.clearProgress()
        try workbench.record(report, of: assignment, as: saved)
        terminal.print(CheckText(report: report, title: assignment.title, terminal: terminal).text)
        return report.passed ? .success : .failure
    }
}

/// What a check found, as it is printed: what to do next comes last, where a small terminal shows it.
struct CheckText {
    let report: CheckReport
    /// The exercise and the architecture.
    let title: String
    let terminal: Terminal

    var text: String {
        guard let failure = report.failures.first?.failure else {
            if let first = report.edited.first {
                let next =
                    "check again: \(first) has changed since the check began, so no pass is recorded"
                return checks + "\n\n" + terminal.styled("Next: ", .red) + next
            }
            let next = "`swift run workshop solution` shows the solution beside yours."
            return checks + "\n\n" + terminal.styled("Passed: ", .green) + "\(title). \(next)"
        }
        // Print the other failures, too, because the first one may be a consequence of them.
        let others = report.failures.dropFirst().reversed().map { check, failure in
            "\(check.heading):\n\(Self.facts(of: failure))"
        }
        let next = terminal.styled("Next: ", .red) + failure.next
        return
            (others + [Self.details(of: failure), checks, Self.values(of: failure) + "\n" + next])
            .filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    static func facts(of failure: CheckFailure) -> String {
        [values(of: failure), details(of: failure)].filter { !$0.isEmpty }
            .joined(separator: "\n\n")
    }

    private static func values(of failure: CheckFailure) -> String {
        // What is long is cut below, so it begins shortly before the first difference.
        let common = zip(failure.observed, failure.expected).prefix { $0 == $1 }.count
        let (observed, expected) =
            common > 300
            ? (
                "…" + failure.observed.dropFirst(common - 40),
                "…" + failure.expected.dropFirst(common - 40)
            )
            : (failure.observed, failure.expected)
        let facts = [
            ("observed", observed), ("expected", expected), ("where", failure.place),
        ].filter { !$0.1.isEmpty }
        return facts.map { name, value in
            // An expression of a test may have a whole text in it.
            "  \(name.padded(to: 10))\(value.shortened(to: 400))".printableLines
        }.joined(separator: "\n")
    }

    private static func details(of failure: CheckFailure) -> String {
        failure.details.split(separator: "\n")
            .map { "    \(String($0).shortened(to: 400).printable)" }
            .joined(separator: "\n")
    }

    /// What the checks can't find on this machine.
    #if canImport(Glibc)
        private static let limits: [String] = []
    #else
        private static let limits = [
            "heap blocks were not counted (that needs Linux), so only leaks that reflection can see are found"
        ]
    #endif

    private var checks: String {
        let notes = report.notes + Self.limits
        return (results + notes.map { "  \($0.printable)" }).joined(separator: "\n")
    }

    private var results: [String] {
        report.lines.map { line in
            switch line.result {
            case .passed: "\(terminal.styled("✔", .green)) \(line.check.heading)"
            case .failed(let failure):
                "\(terminal.styled("✘", .red)) \(line.check.heading): \(failure.next)"
            case nil: "  \(line.check.heading): not checked yet"
            }
        }
    }
}
