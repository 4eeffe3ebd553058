import AppContract
import Reporting
import Scenarios

/// Runs scenarios on apps, with progress, and says how fast it went.
struct ScenarioGate {
    private let apps: [NamedApp]
    private let way: ScenarioRunner.Way

    init(_ apps: [NamedApp], reachingServer way: @escaping ScenarioRunner.Way = { $0 }) {
        self.apps = apps
        self.way = way
    }

    /// The results, one for each app. The rate goes to the error output, since it is another
    /// each time and no part of the result.
    @MainActor
    func run(_ scenarios: [RunnableScenario], on terminal: Terminal) async -> [SuiteResult] {
        var results: [SuiteResult] = []
        for app in apps {
            let name = app.name
            let runner = ScenarioRunner(app: app.app, reachingServer: way)
            // Once beforehand, so that what a process does but once is not counted in the rate.
            for scenario in scenarios.prefix(1) { _ = await runner.run(scenario) }
            let start = ContinuousClock.now
            let result = await runner.run(scenarios, as: name) {
                // More often would take longer than the scenarios themselves.
                guard $0.isMultiple(of: 100) else { return }
                terminal.showProgress("\(name): \($0) of \(scenarios.count) scenarios")
            }
            let duration = ContinuousClock.now - start
            terminal.clearProgress()
            let rate = Int((Double(result.stepCount) / (duration / .seconds(1))).rounded())
            terminal.note(
                "\(name): \(result.entries.count) scenarios, \(result.stepCount) steps, "
                    + "\(rate) steps/s")
            results.append(result)
        }
        return results
    }
}
