import AppContract
import Console
import Gherkin
import Measuring

/// Runs scenarios on apps with progress, and shows the speed.
package struct ScenarioGate {
    private let apps: [NamedApp]
    /// How the apps reach a server outside this process; nil for a server in memory. Blocks on the heap are counted only if
    /// it is nil, because nothing else runs in the process then.
    private let transport: ScenarioRunner.Transport?

    package init(apps: [NamedApp], transport: ScenarioRunner.Transport? = nil) {
        self.apps = apps
        self.transport = transport
    }

    /// The results of each app.
    @MainActor
    package func run(_ scenarios: [RunnableScenario], on terminal: Terminal) async -> [SuiteResult]
    {
        var results: [SuiteResult] = []
        for app in apps {
            let name = app.name
            let runner = ScenarioRunner(
                app: app.app, transport: transport ?? { $0 }, countsBlocks: transport == nil)
            let result = await runner.run(scenarios, as: name) {
                // Progress after each scenario would take longer than the scenarios.
                guard $0.isMultiple(of: 100) else { return }
                terminal.showProgress("\(name): \($0) of \(scenarios.count) scenarios")
            }
            terminal.clearProgress()
            // The speed differs each time, so it is no part of the output.
            terminal.note(Self.speed(of: result))
            results.append(result)
        }
        if let note = HeapBlocks.note(because: results.first?.uncounted) { terminal.note(note) }
        return results
    }

    /// Runs the scenarios of the package, and shows the first that fails or leaks.
    ///
    /// - Returns: The number of scenarios that passed on each architecture.
    /// - Throws: `ExitCode` if a scenario failed.
    @MainActor
    package func passes(on terminal: Terminal) async throws -> Int {
        let scenarios = try ScenarioSelection(paths: []).runnable(on: terminal)
        let results = await run(scenarios, on: terminal)
        let summary = ScenarioSummary(results)
        if let failure = summary.failures(on: terminal).first { terminal.note(failure) }
        let failed = summary.report.failed
        if failed == 0 { return results.map(\.passedCount).min() ?? 0 }
        terminal.note(
            "scenario".counted(failed) + " failed, so nothing is measured; "
                + "`swift run scenarios run` shows them all")
        throw ExitCode.failure
    }

    private static func speed(of result: SuiteResult) -> String {
        // The first scenario is warm-up.
        let entries = result.entries.count > 1 ? result.entries.dropFirst() : result.entries[...]
        let steps = entries.map(\.scenario.stepCount).reduce(0, +)
        let seconds = entries.map(\.duration).reduce(.zero, +) / .seconds(1)
        let rate = seconds > 0 ? Int((Double(steps) / seconds).rounded()) : 0
        return
            "\(result.app): \("scenario".counted(result.entries.count)), "
            + "\("step".counted(result.stepCount)), \(rate) steps/s"
    }
}
