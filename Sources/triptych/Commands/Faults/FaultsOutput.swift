import Anatomy
import Faults
import Reporting

/// Where the results of a run go.
struct FaultsOutput {
    private let jsonPath: String?
    private let asMarkdown: Bool
    private let isInFull: Bool
    let updatedPath: String?

    init(_ arguments: Arguments) {
        jsonPath = arguments.value(of: "--json")
        asMarkdown = arguments.has("--markdown")
        isInFull = arguments.has("--only")
        updatedPath = arguments.value(of: "--update")
    }

    func write(
        _ outcomes: [FaultOutcome], of lists: [FaultList], to document: Document?,
        on terminal: Terminal
    ) throws {
        let report = FaultReport(outcomes, of: lists.map(\.architecture))
        if let jsonPath { try terminal.save(try JSONText.encode(report), to: jsonPath) }
        if isInFull {
            for outcome in outcomes { terminal.print(outcome.text) }
        } else if let document {
            let parts = GeneratedParts(of: "faults", ["faults": report.markdown])
            try document.replace(try parts.updated(document.text, named: document.path))
        } else {
            terminal.print(asMarkdown ? report.markdown : report.text(width: terminal.width))
        }
    }

    /// Whether a document counts as many faults as there are. What became of them only a run can tell.
    func check(
        _ document: Document, against lists: [FaultList], on terminal: Terminal
    ) throws -> ExitCode {
        let lines = document.text.split(separator: "\n")
        let stale = lists.filter { list in
            !lines.contains { $0.hasPrefix("| \(list.architecture) | \(list.faults.count) | ") }
        }
        for list in stale {
            terminal.print(
                "\(document.path) has no row of \(list.architecture) with \(list.faults.count) faults"
            )
        }
        if stale.isEmpty { return .success }
        terminal.note(
            "\(document.path) is stale; bring it up to date with "
                + "`triptych faults --update \(document.path)`, which takes a quarter of an hour")
        return .failure
    }
}
