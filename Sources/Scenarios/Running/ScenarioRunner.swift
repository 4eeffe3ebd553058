import AppContract
import InMemoryServer
import PocketUI
import Services

/// Runs scenarios on an app, each in a world of its own.
@MainActor
public struct ScenarioRunner {
    /// What an app is given that is to reach this server.
    public typealias Way = (InMemoryBackend) -> any Backend

    private let app: any App.Type
    private let way: Way
    private let observer: StepObserver?

    /// Makes a runner for one app, which has its server at hand unless told of another way to it, and which
    /// may tell somebody of each step.
    public init(
        app: any App.Type, reachingServer way: @escaping Way = { $0 },
        observer: StepObserver? = nil
    ) {
        self.app = app
        self.way = way
        self.observer = observer
    }

    /// Runs a scenario to its end, or to the first step that fails, and sees whether anything outlives
    /// the screens it showed.
    public func run(_ scenario: RunnableScenario) async -> ScenarioOutcome {
        let world = World(app: app, way: way)
        for step in scenario.steps {
            observer?.willRun(step.step)
            do throws(StepFailure) {
                try await step.action(world, step.input)
            } catch {
                observer?.didRun(step.step)
                return .failed(failure(of: step.step, because: error, in: world))
            }
            await world.backend.settle()
            observer?.didRun(step.step)
        }
        return await leaks(in: world)
    }

    /// The screens that were closed on the way must be gone already; the others, once the window lets
    /// them go.
    private func leaks(in world: World) async -> ScenarioOutcome {
        if !world.survivors.isEmpty { return .leaked(world.survivors) }
        world.close()
        await world.backend.settle()
        let unfinished = world.backend.callsUnderWay
        let left =
            world.survivors
            + (unfinished == 0 ? [] : ["\(unfinished) requests that nobody cancelled"])
        return left.isEmpty ? .passed : .leaked(left)
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

extension ScenarioRunner {
    /// Runs scenarios one after the other.
    ///
    /// - Parameters:
    ///   - name: What to call the app in the result.
    ///   - progress: Told how many have ended, after each.
    public func run(
        _ scenarios: [RunnableScenario], as name: String,
        progress: (Int) -> Void = { _ in }
    ) async -> SuiteResult {
        var result = SuiteResult(app: name)
        for scenario in scenarios {
            result.entries.append(
                SuiteResult.Entry(scenario: scenario, outcome: await run(scenario)))
            progress(result.entries.count)
        }
        return result
    }
}
