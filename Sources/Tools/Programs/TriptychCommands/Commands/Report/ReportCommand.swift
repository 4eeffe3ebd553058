import ArchitectureList
import Benchmarks
import ChangeCost
import Traces
import Foundation
import Output
import ReportPage
import Toolchain

/// Measures and records everything, and writes it as one page.
struct ReportCommand: Command {
    static let about = CommandDefinition(
        name: "report",
        summary: "measure the architectures, record their calls, and write it all as one page",
        notes: """
            The page is one HTML file that loads nothing from the network. Without --run, the command
            measures with 16 processes of 32 rounds. To measure more precisely, run
            `triptych bench --save NAME` first, and then `triptych report --run NAME`. For the sequence
            diagrams, the package is built in .build/trace. If that fails, the page says why, and has all
            other chapters. The exit code is 0 for success, 1 if a scenario fails or the page cannot be
            shown, and 64 for wrong usage.
            """)

    @Argument(architectures: "measure") private var chosen: [Architecture]
    @Argument("--output", "FILE", "the file to write (default report.html)", isOutput: true)
    private var outputPath: String?
    @Argument(run: "--run", "take the figures of a saved run, and measure nothing")
    private var runName: String?
    @Argument("--open", "show the page in the browser") private var opens: Bool
    @Argument() private var known: KnownArchitectures

    /// The architectures in the report: the reference, and those chosen with `--architecture`.
    private var architectures: [Architecture] {
        known.complete.filter(\.isReference) + chosen.filter { !$0.isReference }
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let output = outputPath ?? "report.html"
        if opens, output == SafeFile.standardOutput {
            throw UsageError(
                "--open needs a file, but --output is standard output; give --output a file, or leave out --open"
            )
        }
        // Check the default path, too, because only the values of options have been checked so far.
        try SafeFile.check(output)
        let package = try PackageFolder.current(with: architectures.subjects)
        let run = try await measured(in: package, on: terminal)
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

    private func measured(in package: URL, on terminal: Terminal) async throws -> BenchmarkRun {
        if let runName {
            return try SavedRuns.ofPackage.run(named: runName)
        }
        try BuildMode.requireRelease()
        // Incomplete architectures need not pass all scenarios.
        let added = known.added.filter { chosen.names.contains($0.name) && !$0.isReference }
        var plan = BenchPlan(
            apps: architectures.namedApps, added: added.namedApps, processes: 16, rounds: 32)
        plan.proven = try await ScenarioGate(apps: plan.added).provenFeatures(on: terminal)
        return try await BenchMeasuring(
            plan: plan, suites: try plan.suites(), terminal: terminal
        ).run()
    }
}
