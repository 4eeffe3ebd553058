import Apps
import ArchitectureList
import Console
import Gherkin
import Scenarios

/// Runs scenarios on the architectures and shows whether they behave the same.
struct ScenariosRunCommand: Command {
    static let about = CommandDefinition(
        name: "scenarios run",
        summary: "run the scenarios on each architecture, and compare results",
        notes: """
            PATH is a .feature file or a folder of them; without one, the scenarios of the package run.
            With LINE, only the scenario that contains this line runs. If the line is a row of examples, only
            this example runs.

            --tag can be given several times; scenarios with all these tags run. `--tag "not race"` leaves out
            those with the tag. A scenario with a tag such as @only-MVP runs only on that architecture.

            With --backend http the same server listens on a free port of this machine, and the app uses
            URLSession.

            A scenario that passes is repeated to find leaks: the number of blocks on the heap must not grow.

            The exit code is 0 if nothing failed, 1 if a scenario failed, leaked or can't be read, and 64 for
            wrong usage.
            """)

    @Argument(operands: "[PATH[:LINE]...]") private var paths: [String]
    @Argument(architectures: "run on") private var architectures: [Architecture]
    @Argument(
        "--backend", "memory|http", "keep the server in memory, or reach it over HTTP",
        among: ["memory", "http"], of: "backend")
    private var backend: String?
    @Argument(
        repeated: "--tag", "TAG", "run only scenarios with this tag",
        mustBe: "a tag, or `not` and a tag", read: TagCondition.init)
    private var tags: [TagCondition]
    @Argument("--name", "TEXT", "run only scenarios with this text in their name")
    private var name: String?
    @Argument("--json", "FILE", "write the results as JSON", isOutput: true) private var jsonPath:
        String?

    func run(on terminal: Terminal) async throws -> ExitCode {
        let scenarios = try ScenarioSelection(
            paths: paths, takesLines: true, tags: tags, name: name
        ).runnable(on: terminal)
        let gate = ScenarioGate(
            apps: try architectures.apps,
            transport: try backend.flatMap(BackendChoice.init)?.makeTransport())
        let results = await gate.run(scenarios, on: terminal)
        let summary = ScenarioSummary(results)
        for failure in summary.listedFailures(on: terminal) { terminal.print(failure) }
        for pending in summary.pending(on: terminal) { terminal.print(pending + "\n") }
        terminal.print(summary.table(width: terminal.width))
        terminal.print("\n" + summary.conclusion)
        let report = summary.report
        if let jsonPath { try terminal.save(try JSONText.encode(report), to: jsonPath) }
        return report.failed == 0 ? .success : .failure
    }
}
