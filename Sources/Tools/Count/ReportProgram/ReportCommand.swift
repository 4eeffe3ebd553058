import Anatomy
import ArchitectureList
import ChangeCost
import Console
import Foundation
import Measuring
import Pages
import ReportPage
import Toolchain
import Traces

/// Records the calls, and writes everything that is known of the architectures as one page.
struct ReportCommand: Command {
    static let about = CommandDefinition(
        name: "report",
        summary: "write the figures of a saved run, the calls and the code as one page",
        notes: """
            The page is one HTML file that loads nothing from the network. First save a run:
            `swift run -c release bench --save NAME`. For the sequence diagrams, the package is built in
            .build/trace. If that fails, the page says why, and has all other chapters. The exit code is 0
            for success, 1 if the page cannot be written or shown, and 64 for wrong usage.
            """)

    @Argument(
        operand: "RUN",
        orAsk: "which run? `swift run -c release bench --save NAME` saves one, and "
            + "`swift run -c release bench runs` lists them")
    private var runName: String
    @Argument("--output", "FILE", "the file to write (default: report.html)", isOutput: true)
    private var outputPath: String?
    @Argument("--open", "show the page in the browser") private var opens: Bool

    func run(on terminal: Terminal) async throws -> ExitCode {
        let output = outputPath ?? "report.html"
        if opens, output == SafeFile.standardOutput {
            throw UsageError(
                "--open needs a file, but --output is standard output; give --output a file, or leave out --open"
            )
        }
        // Check the default path, too, because only the values of options have been checked so far.
        try SafeFile.check(output)
        let package = try PackageFolder.current()
        let run = try SavedRuns(of: package).run(named: runName)
        let architectures = Architecture.known.filter { run.apps.contains($0.name) }
        let tour = Result {
            try ScenarioTracing(architectures).fiveActions(on: terminal)
        }
        if case .failure = tour {
            terminal.note(
                "the calls could not be recorded; the page says why, and has all other chapters")
        }
        let sources = try architectures.subjects.map { try ArchitectureFiles(of: $0, in: package) }
        let report = Report(
            run: run, tour: tour,
            anatomy: Result {
                try AnatomyReading(architectures: architectures).figures(on: terminal)
            },
            changes: Result {
                let costs = try CostReading(architectures: architectures).costs(on: terminal)
                return CostReport(costs, of: architectures.names)
            },
            claims: Result {
                try String(contentsOf: package.appending(path: Report.claimsPath), encoding: .utf8)
            },
            sources: sources,
            comparisons: Report.features(of: sources).map {
                CodeColumns(ofFeature: $0, in: sources)
            })
        try terminal.save(report.html, to: output)
        if output != SafeFile.standardOutput { terminal.print(output) }
        if opens, let complaint = await Browser.standard.show(output) {
            terminal.note(complaint)
            return .failure
        }
        return .success
    }
}
