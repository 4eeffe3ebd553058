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
                Option("--tag", "TAG", "run only scenarios with this tag", repeats: true),
                Option("--name", "TEXT", "run only scenarios with this text in their name"),
                Option("--fail-fast", nil, "stop at the first failure"),
                .output("--json", "write the results as JSON"),
            ],
            notes: """
                PATH is a .feature file or a folder of them; without one, the scenarios of the package run.
                With LINE, only the scenario at that line runs: any line of it, or a row of its examples.

                --tag can be given several times; scenarios with all these tags run. `--tag "not race"` leaves out
                those with the tag. A tag such as @only-MVP leaves out the architectures that it does not name.

                With --backend http the same server listens on a free port of this machine, and the app uses
                URLSession.

                A scenario that passes is repeated, and must leave as many blocks on the heap as before.

                If FILE exists, it is renamed first. The exit code is 0 if nothing failed, 1 if a scenario
                failed, leaked or can't be read, and 64 for wrong usage.
                """)
    }

    private let scenarios: ScenarioSelection
    private let architectures: [Architecture]
    private let backend: BackendChoice
    private let stopsAtFailure: Bool
    private let jsonPath: String?

    init(_ arguments: Arguments) throws(UsageError) {
        scenarios = try ScenarioSelection(arguments)
        architectures = try arguments.chosenArchitectures()
        backend = try BackendChoice(arguments.value(of: "--backend"))
        stopsAtFailure = arguments.has("--fail-fast")
        jsonPath = arguments.value(of: "--json")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        guard let chosen = try scenarios.load(reportingTo: terminal) else { return .failure }
        let gate = ScenarioGate(
            architectures.namedApps,
            transport: try backend.makeTransport())
        let results = await gate.run(chosen, stopsAtFailure: stopsAtFailure, on: terminal)
        let summary = ScenarioSummary(results)
        for failure in summary.listedFailures(on: terminal) { terminal.print(failure) }
        for pending in summary.pending(on: terminal) { terminal.print(pending + "\n") }
        let planned = architectures.names.map { name in chosen.count { $0.isMeant(for: name) } }
            .reduce(0, +)
        terminal.print(summary.table(width: terminal.width))
        terminal.print("\n" + summary.conclusion(planned: planned))
        let report = summary.report
        if let jsonPath { try terminal.save(try JSONText.encode(report), to: jsonPath) }
        return report.failed == 0 ? .success : .failure
    }
}
