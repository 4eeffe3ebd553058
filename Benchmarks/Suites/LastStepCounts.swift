import AppContract
import Measuring
import PocketUI
import Scenarios

/// What the last step of a scenario requests of the heap and of the runtime, counted as if it were the only one
/// after `When`: in a new app of the same kind, without the leak check, and with the drawing of the screen.
@MainActor
package struct LastStepCounts {
    package let counts: Counts
    /// Whether the services' work is included. It is left out if ready values lead to the same screen.
    package let hasServices: Bool

    /// - Parameter screen: The screen that the scenario leads to.
    ///
    /// Nil if a step waits, or if the scenario leads elsewhere when nothing is waited for.
    package init?(
        of scenario: RunnableScenario, on app: NamedApp, leadingTo screen: Snapshot?,
        by counter: Counter
    ) {
        guard let acts = scenario.acts, let last = acts.last else { return nil }
        let services = [ServiceKind.readyValues, .inMemoryBackend].first { services in
            let world = World(measuring: app.app, services: services.ofScenario)
            let isPossible = (try? acts.forEach { try $0(world) }) != nil
            return isPossible && (world.isLaunched ? world.screen.snapshot : nil) == screen
        }
        guard let services else { return nil }
        let action = ScenarioAction(name: "", preparation: acts.dropLast(), action: [last])
        counts = counter.count(action.subject(app, with: services))
        hasServices = services == .inMemoryBackend
    }
}
