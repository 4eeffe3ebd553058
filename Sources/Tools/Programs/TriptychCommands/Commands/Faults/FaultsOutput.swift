import Anatomy
import Faults
import Output

/// Where the results of a run go.
struct FaultsOutput {
    private let jsonPath: String?
    private let asMarkdown: Bool
    private let isInFull: Bool
    private let documentPath: String?

    init(_ arguments: Arguments) {
        jsonPath = arguments.value(of: "--json")
        asMarkdown = arguments.has("--markdown")
        isInFull = arguments.has("--only")
        documentPath = arguments.value(of: "--check") ?? arguments.value(of: "--update")
    }

    /// The document to check or to update. A missing place for the tables is an error before the run, which
    /// takes long.
    func document() throws -> Document? {
        guard let documentPath else { return nil }
        let document = try Document(documentPath)
        _ = try Self.parts("").updated(document.text, named: document.path)
        return document
    }

    private static func parts(_ tables: String) -> GeneratedParts {
        GeneratedParts(of: "faults", ["faults": tables])
    }

    /// - Returns: Whether nobody has caught any of the faults that are listed as equivalent.
    func write(
        _ outcomes: [FaultOutcome], of lists: [FaultList],
        explainedBy equivalents: EquivalentFaults,
        to document: Document?, on terminal: Terminal
    ) throws -> Bool {
        let report = FaultReport(
            equivalents.explaining(outcomes), of: lists.map(\.architecture))
        if let jsonPath { try terminal.save(try JSONText.encode(report), to: jsonPath) }
        if isInFull {
            for outcome in report.outcomes {
                terminal.print(outcome.text)
                guard outcome.isMissed else { continue }
                terminal.print(
                    "    in \(EquivalentFaults.path): \(equivalents.line(for: outcome.fault))")
            }
        } else if let document {
            try document.replace(
                try Self.parts(report.markdown).updated(document.text, named: document.path))
        } else {
            terminal.print(asMarkdown ? report.markdown : report.text(width: terminal.width))
        }
        return Self.holds(equivalents.complaints(about: outcomes), on: terminal)
    }

    /// Whether there are no complaints about the list of equivalent faults. It prints them.
    static func holds(_ complaints: [String], on terminal: Terminal) -> Bool {
        for complaint in complaints { terminal.note(complaint) }
        return complaints.isEmpty
    }

    /// Whether a document counts as many faults as there are. Their outcomes can be checked only by a run.
    func check(
        _ document: Document, against lists: [FaultList], and equivalents: EquivalentFaults,
        on terminal: Terminal
    ) throws -> ExitCode {
        let isListRight = Self.holds(equivalents.complaints(), on: terminal)
        let lines = document.text.split(separator: "\n")
        let stale = lists.filter { list in
            !lines.contains { $0.hasPrefix("| \(list.architecture) | \(list.faults.count) | ") }
        }
        for list in stale {
            terminal.print(
                "\(document.path) has no row of \(list.architecture) with \(list.faults.count) faults"
            )
        }
        if stale.isEmpty { return isListRight ? .success : .failure }
        terminal.note(
            "\(document.path) is stale; bring it up to date with "
                + "`triptych faults --update \(document.path)`, which takes a while")
        return .failure
    }
}
