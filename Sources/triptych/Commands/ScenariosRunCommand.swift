import Architectures
import Reporting
import Scenarios

/// Runs scenarios on the architectures and says whether they behave the same.
struct ScenariosRunCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "scenarios run",
            summary: "run the scenarios on each architecture and compare",
            operands: "[PATH...]",
            options: [
                .architecture("run on", among: architectures),
                Option(
                    "--backend", "memory|http", "have the server in memory, or reach it over HTTP"),
                Option("--tag", "TAG", "run only scenarios with this tag"),
                Option("--name", "TEXT", "run only scenarios whose name contains this text"),
                .output("--json", "write the results as JSON"),
                .output("--junit", "write the results as JUnit XML"),
            ],
            notes: """
                With --backend http the same server answers on a free port of this machine, and the app asks by
                URLSession.

                PATH is a .feature file or a folder of them; without one, the scenarios of the package are run.
                A file that exists is renamed before a new one is written in its place. The exit code is 0 if
                all passed, 1 if one failed, leaked or cannot be read, 64 for a command line that cannot be taken.
                """)
    }

    private let scenarios: ScenarioSelection
    private let architectures: [Architecture]
    private let backend: BackendChoice
    private let jsonPath: String?
    private let junitPath: String?

    init(_ arguments: Arguments) throws(UsageError) {
        scenarios = try ScenarioSelection(arguments)
        architectures = try arguments.chosenArchitectures()
        backend = try BackendChoice(arguments.value(of: "--backend"))
        jsonPath = arguments.value(of: "--json")
        junitPath = arguments.value(of: "--junit")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        guard let chosen = try scenarios.load(reportingTo: terminal) else { return .failure }
        let gate = ScenarioGate(
            architectures.namedApps, reachingServer: try backend.makeWay())
        let results = await gate.run(chosen, on: terminal)
        let summary = ScenarioSummary(results)
        terminal.print(summary.table(width: terminal.width))
        for failure in summary.failures(on: terminal) { terminal.print("\n" + failure) }
        let report = summary.report
        terminal.print("\n\(report.passed) passed, \(report.failed) failed")
        if let jsonPath { try terminal.save(try JSONText.encode(report), to: jsonPath) }
        if let junitPath { try terminal.save(report.junit, to: junitPath) }
        return report.failed == 0 ? .success : .failure
    }
}
