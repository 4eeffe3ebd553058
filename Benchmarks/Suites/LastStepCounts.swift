import AppContract
import Measuring
import PocketUI
import Scenarios

/// The counts of the last step of a scenario. It is counted in a new app, as if it were the only step after `When`,
/// without the leak check, and including the drawing of the screen.
@MainActor
package struct LastStepCounts {
    package let counts: Counts
    /// Whether the services' work is included. It is left out if ready values lead to the same screen.
    package let hasServices: Bool

    /// - Parameter screen: The screen that the scenario leads to.
    ///
    /// Nil if a step waits, or if the scenario leads to another screen when it does not wait for answers.
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
