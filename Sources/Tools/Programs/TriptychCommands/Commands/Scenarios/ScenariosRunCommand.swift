import ArchitectureList
import Output
import Scenarios

/// Runs scenarios on the architectures and shows whether they behave the same.
struct ScenariosRunCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "scenarios run",
            summary: "run the scenarios on each architecture and compare",
            operands: "[PATH[:LINE]...]",
            options: [
                .architecture("run on", among: architectures),
                Option(
                    "--backend", "memory|http", "keep the server in memory, or reach it over HTTP"),
                Option("--tag", "EXPRESSION", "run only scenarios with these tags"),
                Option("--name", "TEXT", "run only scenarios with this text in their name"),
                Option("--failed", nil, "run only scenarios that failed in the last run"),
                Option("--fail-fast", nil, "stop at the first failure"),
                Option("--watch", nil, "run again after each change of a feature file or a source"),
                .output("--json", "write the results as JSON"),
                .output("--junit", "write the results and their times as JUnit XML"),
            ],
            notes: """
                PATH is a .feature file or a folder of them; without one, the scenarios of the package run.
                With LINE, only the scenario at that line runs: any line of it, or a row of its examples.

                EXPRESSION is one of Cucumber's tag expressions, such as '@a and not (@b or @c)'. A tag such as
                @only-MVP leaves out the architectures that it does not name.

                With --backend http the same server listens on a free port of this machine, and the app uses
                URLSession.

                --watch runs until Ctrl-C. It builds the program again when a source of the package changes.

                If FILE exists, it is renamed first. The exit code is 0 if nothing failed, 1 if a scenario
                failed, leaked or can't be read, and 64 for wrong usage.
                """)
    }

    private let operands: [String]
    private let scenarios: ScenarioSelection
    private let architectures: [Architecture]
    private let backend: BackendChoice
    private let stopsAtFailure: Bool
    private let watches: Bool
    private let jsonPath: String?
    private let junitPath: String?

    init(_ arguments: Arguments) throws(UsageError) {
        operands = arguments.operands
        scenarios = try ScenarioSelection(arguments)
        architectures = try arguments.chosenArchitectures()
        backend = try BackendChoice(arguments.value(of: "--backend"))
        stopsAtFailure = arguments.has("--fail-fast")
        watches = arguments.has("--watch")
        jsonPath = arguments.value(of: "--json")
        junitPath = arguments.value(of: "--junit")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        if watches {
            return try await ScenarioWatch(operands: operands, on: terminal).run()
        }
        guard let chosen = try scenarios.load(reportingTo: terminal) else { return .failure }
        let gate = ScenarioGate(
            architectures.namedApps, transport: try backend.makeTransport())
        let results = await gate.run(chosen, stopsAtFailure: stopsAtFailure, on: terminal)
        FailedScenarios(results).keep(notingOn: terminal)
        let summary = ScenarioSummary(results)
        terminal.print(summary.table(width: terminal.width))
        for failure in summary.failures(on: terminal) { terminal.print("\n" + failure) }
        for pending in summary.pending(on: terminal) { terminal.print("\n" + pending) }
        let planned = architectures.names.map { name in chosen.count { $0.isMeant(for: name) } }
            .reduce(0, +)
        terminal.print("\n" + summary.conclusion(planned: planned))
        let report = summary.report
        if let jsonPath { try terminal.save(try JSONText.encode(report), to: jsonPath) }
        if let junitPath { try terminal.save(report.junit, to: junitPath) }
        return report.failed == 0 ? .success : .failure
    }
}
