import AppContract
import Gherkin
import Measuring
import PocketUI
import Scenarios

extension Suites {
    /// Scenarios, each as an action with both kinds of services. Another action, a step that does nothing, shows how
    /// long the harness itself takes for a step.
    ///
    /// - Parameters:
    ///   - apps: The apps. The first is the reference, and its duplicate is measured beside it.
    ///   - checks: Whether to try all steps once. False if this has been done.
    package init(of apps: [NamedApp], scenarios: [RunnableScenario], checks: Bool = true) {
        let timed = apps.prefix(1) + [Self.duplicate] + apps.dropFirst()
        var benchmarks: [Benchmark] = []
        var counted: [Benchmark] = []
        var notes: [String] = []
        for services in ServiceKind.allCases {
            for scenario in scenarios {
                let name = scenario.scenario.name
                // Pass the places of all scenarios with this name to the measuring process. Otherwise it would see only one
                // of them, and would give it another name.
                let places = scenarios.filter { $0.scenario.name == name }.map(\.place)
                do throws(UntimedScenario) {
                    let timedScenario = try TimedScenario(scenario)
                    for app in checks ? apps : [] {
                        try timedScenario.check(
                            in: World(measuring: app.app, services: services.ofScenario))
                    }
                    let action = ScenarioAction(
                        name: places.count == 1 ? name : "\(name) (\(scenario.place))",
                        places: places, preparation: timedScenario.preparation,
                        action: timedScenario.action)
                    benchmarks.append(action.benchmark(of: Array(timed), with: services))
                    // Count with ready services if the scenario works with them, so that the work of the services is
                    // not counted.
                    counted.removeAll { $0.name == action.name }
                    counted.append(action.benchmark(of: apps, with: services))
                } catch {
                    notes.append(
                        "\(scenario.place) was not measured in \"\(services.suiteOfScenarios)\": \(error.text)"
                    )
                }
            }
            if let first = benchmarks.first(where: { $0.suite == services.suiteOfScenarios }) {
                let emptyStep = ScenarioAction(
                    name: Benchmark.emptyStep, places: first.sources, preparation: [],
                    action: [{ _ in }])
                benchmarks.append(emptyStep.benchmark(of: Array(timed), with: services))
            }
        }
        self.init(
            apps: apps, benchmarks: benchmarks, counted: counted,
            note: notes.isEmpty ? nil : notes.joined(separator: "\n"))
    }
}

/// A scenario that is timed or counted.
struct ScenarioAction {
    let name: String
    /// The places of the scenario, and of all others with its name.
    var places: [String] = []
    let preparation: [TimedScenario.Act]
    let action: [TimedScenario.Act]

    /// How often a turn repeats it, each time with a new app and a new server.
    private static let repetitions = 8

    @MainActor
    func benchmark(of apps: [NamedApp], with services: ServiceKind) -> Benchmark {
        Benchmark(
            suite: services.suiteOfScenarios, name: name,
            subjects: apps.map { subject($0, with: services) }, repetitions: Self.repetitions,
            sources: places)
    }

    @MainActor
    func subject(_ app: NamedApp, with services: ServiceKind) -> Subject {
        Subject(name: app.name) { [preparation, action] repetitions in
            let worlds = (0...repetitions).map { _ in
                let world = World(measuring: app.app, services: services.ofScenario)
                take(preparation, in: world)
                // Launches the app, unless a step has done so.
                _ = world.screen.visibleElements
                return world
            }
            // Warm up, because the turns of the other app have displaced this one from the caches.
            take(action, in: worlds[0])
            return { for world in worlds.dropFirst() { take(action, in: world) } }
        }
    }
}

extension ServiceKind {
    fileprivate var suiteOfScenarios: String { "scenarios, \(rawValue)" }
}

/// Takes steps, and draws the screen after each. They have been checked, so one that fails is a mistake in the
/// benchmark.
@MainActor
private func take(_ acts: [TimedScenario.Act], in world: World) {
    for act in acts {
        do throws(StepFailure) {
            try act(world)
        } catch {
            fatalError(
                "the scenario cannot be measured: expected \(error.expected), saw \(error.seen)")
        }
        _ = world.screen.visibleElements
    }
}
