import AppContract
import InMemoryServer
import PocketUI
import Scenarios

/// An app that takes part in a walk, and how it reaches its server.
package struct Walker {
    package let name: String
    let app: NamedApp
    /// How the app reaches its server; nil if it calls the server in memory directly, which answers within the call.
    let transport: ScenarioRunner.Transport?

    /// - Parameter name: The name in findings; that of the app unless given.
    package init(
        _ app: NamedApp, name: String? = nil, transport: ScenarioRunner.Transport? = nil
    ) {
        self.name = name ?? app.name
        self.app = app
        self.transport = transport
    }
}

/// Several apps, each with a server of its own, that do the same steps.
final class Lockstep {
    /// The result of a step.
    enum Outcome {
        /// The step was possible, and all apps show the same.
        case same
        /// The step was impossible on all apps alike.
        case impossible
        case difference(Difference)
    }

    private let names: [String]
    private let worlds: [World]
    /// Whether the screens are also compared right after an action, before the requests that it started or cancelled have
    /// ended. This is not possible over HTTP, where answers come later than in memory.
    private let looksAtOnce: Bool
    /// The screen of the first app. All apps show the same until a difference is found.
    private var screen: Snapshot

    init(_ walkers: [Walker]) {
        names = walkers.map(\.name)
        worlds = walkers.map { World(app: $0.app.app, transport: $0.transport ?? { $0 }) }
        looksAtOnce = walkers.allSatisfy { $0.transport == nil }
        let screens = worlds.map(\.screen.snapshot)
        screen = screens[0]
        for world in worlds { world.backend.recordRequests() }
    }

    var situation: Situation { Situation(of: worlds[0], showing: screen) }

    func run(_ step: BoundStep) async -> Outcome {
        var observations: [Observation] = []
        for world in worlds {
            var failure: StepFailure?
            var atOnce: Snapshot?
            do throws(StepFailure) {
                try await world.run(step) { if looksAtOnce { atOnce = world.window.snapshot } }
            } catch {
                failure = error
            }
            observations.append(Observation(of: world, atOnce: atOnce, failure: failure))
        }
        if let difference = Difference(among: observations, of: names) {
            return .difference(difference)
        }
        screen = observations[0].screen
        return observations[0].failure == nil ? .same : .impossible
    }

    /// Whether every closed screen has been released.
    var isFreeOfLeaks: Bool { worlds.allSatisfy(\.isFreeOfLeaks) }

    /// Ends all apps.
    ///
    /// - Returns: The leaks, by the name of the app.
    func end() async -> [String: [Leak]] {
        var leaks: [String: [Leak]] = [:]
        for (name, world) in zip(names, worlds) {
            let found = await world.leaksAtEnd()
            if !found.isEmpty { leaks[name] = found }
        }
        return leaks
    }
}
