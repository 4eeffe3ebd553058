import Apps
import ArchitectureList
import Benchmarks
import Console
import Measuring
import Toolchain

/// Proves that the architectures behave the same, then measures what each costs.
struct BenchCommand: Command {
    static let about = CommandDefinition(
        name: "bench",
        summary: "prove that the architectures behave the same, then measure what each costs",
        needsRelease: true,
        notes: """
            The command first runs all scenarios. Then it measures actions, such as "log in". A ratio is
            the time of an action, divided by its time in MVC. The command also counts allocations,
            retains, releases and CPU instructions. Benchmarks/README.md explains the tables.

            --scenario measures the time of all When steps of a scenario together, as one action. Given
            steps prepare an app and a server for each repetition. Then steps are checked once, before
            anything is measured. If a scenario can't be measured, the command prints the reason.

            --compare shows the ratios that have changed, and every count that differs, because counts are
            exact. With --fail-above, a ratio may grow by PERCENT. The number of CPU instructions may grow
            by the same, because it depends on the compiler. Any other count must not grow at all.

            The exit code is 0 for success and 64 for wrong usage. It is 1 if a scenario fails or leaks,
            because then nothing is measured, or if --fail-above finds a ratio or a count that has grown.
            Runs are saved in .git/triptych/runs, where `git clean` does not find them.
            """,
        instead: { word in
            if let meant = ["list", "self-test"].closest(to: word) {
                return "did you mean `swift run -c release bench \(meant)`?"
            }
            return word.contains(" ")
                ? "a step is measured in a scenario: `swift run -c release bench --scenario FILE:LINE`"
                : "`swift run -c release bench --filter \(word)` measures the benchmarks with this in their name"
        })

    let options = BenchOptions()

    func run(on terminal: Terminal) async throws -> ExitCode {
        if options.selection.lacksVariants { return try await VariantsProgram.run(on: terminal) }
        let plan = try options.plan
        let suites = try options.selection.suites(of: plan, on: terminal)
        try BuildMode.requireRelease()
        return try await measure(suites, plan, on: terminal)
    }

    @MainActor
    private func measure(
        _ suites: Suites, _ plan: BenchPlan, on terminal: Terminal
    ) async throws -> ExitCode {
        let runs = SavedRuns(of: try PackageFolder.current())
        if let name = options.saveName { try runs.check(name) }
        terminal.note(
            plan.isQuick
                ? "a quick look of about 20 seconds: for a result, leave out --quick"
                : "running the scenarios, then the benchmarks; on 2 cores that nothing else uses, this takes about a minute"
        )
        let saved = try options.compareName.map { try runs.run(named: $0) }
        let run = try await BenchMeasuring(
            plan: plan, suites: suites, terminal: terminal
        ).run()
        if options.asMarkdown {
            terminal.print(run.document.markdown)
        } else {
            terminal.print(run.document)
        }
        if let text = suites.note { terminal.print(wrapping: "\n" + text) }
        try write(run, savingTo: runs, on: terminal)
        return try compare(run, with: saved, on: terminal)
    }

    private func write(
        _ run: BenchmarkRun, savingTo runs: SavedRuns, on terminal: Terminal
    ) throws {
        if let path = options.jsonPath { try terminal.save(try run.json(), to: path) }
        guard let name = options.saveName else { return }
        try runs.save(run, as: name)
        terminal.note("saved as \(runs.path(of: name))")
    }

    private func compare(
        _ run: BenchmarkRun, with saved: BenchmarkRun?, on terminal: Terminal
    ) throws -> ExitCode {
        guard let saved, let name = options.compareName else { return .success }
        let plan = try options.plan
        let report = try RunComparison(
            of: run, from: saved, named: name, above: options.failAbove,
            isChosen: {
                plan.measures($0, isLong: false) && (!plan.isQuick || saved.head.isQuick)
            })
        terminal.print("")
        terminal.print(report.document)
        return options.failAbove != nil && !report.passes ? .failure : .success
    }
}
