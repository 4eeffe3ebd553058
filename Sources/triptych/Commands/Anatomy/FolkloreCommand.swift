import Anatomy
import BenchmarkReports
import Foundation
import Measuring
import Reporting

/// Holds what is commonly said of the architectures against the figures.
struct FolkloreCommand: Command {
    static let definition = CommandDefinition(
        name: "folklore",
        summary: "hold what is commonly said of the architectures against the figures",
        options: [
            Option("--run", "NAME", "the saved run of the benchmarks to use (default folklore)"),
            Option("--json", "FILE", "write the claims and verdicts as JSON"),
            Option("--markdown", nil, "print them as Markdown"),
        ],
        notes: """
            A claim holds here, does not hold here, or can't be said from this; each comes with the measure
            that bears on it and the rule for the verdict. Claims about memory need a saved run:
            triptych bench --save folklore
            """)

    private let runName: String?
    private let jsonPath: String?
    private let asMarkdown: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        runName = arguments.value(of: "--run")
        jsonPath = arguments.value(of: "--json")
        asMarkdown = arguments.has("--markdown")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let ratios = try ratios()
        let figures = try AnatomyReading().figures(on: terminal)
        let report = FolkloreReport(by: Evidence(anatomy: figures, ratios: ratios))
        if let jsonPath { try terminal.save(try JSONText.encode(report), to: jsonPath) }
        terminal.print(
            asMarkdown
                ? report.markdown
                : report.text(width: terminal.width) { terminal.styled($0, .bold) })
        return .success
    }

    /// What the saved run found. That there is none is an error only if one was asked for.
    private func ratios() throws -> [Evidence.Ratio]? {
        let name = runName ?? "folklore"
        let runs = SavedRuns()
        if runName == nil, !FileManager.default.fileExists(atPath: runs.path(of: name)) {
            return nil
        }
        return try runs.run(named: name).findings.map { finding in
            Evidence.Ratio(
                suite: finding.suite, action: finding.action, architecture: finding.subject,
                ratio: finding.ratio)
        }
    }
}
