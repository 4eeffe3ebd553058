import AppContract
import Console
import Gherkin
import InMemoryServer
import Measuring
import PocketUI
import Services

/// Runs scenarios on an app, each with a new server, clock and window.
@MainActor
package struct ScenarioRunner {
    /// Makes the backend by which an app reaches a server.
    package typealias Transport = (InMemoryBackend) -> any Backend

    private let app: any App.Type
    private let transport: Transport
    /// Why blocks of the heap are not counted; nil if they are.
    private let uncounted: String?
    private let observer: StepObserver?

    /// - Parameters:
    ///   - transport: How the app reaches its server; directly by default.
    ///   - countsBlocks: Whether each scenario is repeated, to see that it leaves no blocks on the heap. Nothing else
    ///     may run in the process meanwhile.
    package init(
        app: any App.Type, transport: @escaping Transport = { $0 }, countsBlocks: Bool = false,
        observer: StepObserver? = nil
    ) {
        self.app = app
        self.transport = transport
        uncounted = countsBlocks ? HeapBlocks.obstacle : "other threads use the heap, too"
        self.observer = observer
    }

    /// Runs a scenario up to its end or its first failure, and then checks for leaks.
    package func run(_ scenario: RunnableScenario) async -> ScenarioOutcome {
        let outcome = await runOnce(scenario)
        if uncounted != nil || outcome != .passed { return outcome }
        // The first run has filled the caches. Growth in one more run may be another cache, but growth in each of several
        // runs is a leak.
        var least = Int.max
        for _ in 0..<5 {
            var again = ScenarioOutcome.passed
            let left = await HeapBlocks.left { again = await runOnce(scenario) }
            if left <= 0 || again != .passed { return again }
            least = min(least, left)
        }
        let unseen =
            "something that reflection can't see, such as a cycle of closures, a task or an observer"
        let blocks = "more heap block".counted(least) + " after each run"
        return .leaked([Leak(cause: unseen, consequences: [blocks])])
    }

    private func runOnce(_ scenario: RunnableScenario) async -> ScenarioOutcome {
        if scenario.steps.isEmpty { return .pending }
        let world = World(app: app, transport: transport)
        for step in scenario.steps {
            observer?.willRun(step.step, world)
            do throws(StepFailure) {
                try await world.run(step)
            } catch {
                observer?.didRun(step.step, world)
                return .failed(failure(of: step.step, because: error, in: world))
            }
            observer?.didRun(step.step, world)
        }
        let leaks = await world.leaksAtEnd()
        return leaks.isEmpty ? .passed : .leaked(leaks)
    }

    /// Runs the scenarios that are meant for the app, one after the other.
    ///
    /// - Parameters:
    ///   - name: The name of the app in the result.
    ///   - progress: Called after each scenario with the number of those done.
    ///   - willRun: Called before each scenario.
    package func run(
        _ scenarios: [RunnableScenario], as name: String,
        progress: (Int) -> Void = { _ in }, willRun: (RunnableScenario) -> Void = { _ in }
    ) async -> SuiteResult {
        var result = SuiteResult(app: name, uncounted: uncounted)
        for scenario in scenarios where scenario.isMeant(for: name) {
            willRun(scenario)
            let start = ContinuousClock.now
            let outcome = await run(scenario)
            result.entries.append(
                SuiteResult.Entry(
                    scenario: scenario, outcome: outcome, duration: ContinuousClock.now - start))
            progress(result.entries.count)
        }
        return result
    }

    private func failure(
        of step: Step, because failure: StepFailure, in world: World
    ) -> ScenarioOutcome.Failure {
        ScenarioOutcome.Failure(
            location: step.location, step: "\(step.keyword) \(step.text)",
            expected: failure.expected, seen: failure.seen,
            screen: world.window.snapshot.description)
    }
}

/// Closures that are called before and after each step of a scenario.
@MainActor
package struct StepObserver {
    let willRun: (Step, World) -> Void
    let didRun: (Step, World) -> Void

    /// - Parameter didRun: Called when a step has failed, or is over with everything that the app does because of it.
    package init(
        willRun: @escaping (Step, World) -> Void, didRun: @escaping (Step, World) -> Void
    ) {
        self.willRun = willRun
        self.didRun = didRun
    }
}
