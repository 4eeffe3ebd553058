import AppContract
import Measuring
import PocketUI

/// Something a person does with an app, whatever the app and the measurement.
package struct Action: Sendable {
    typealias Launch = @MainActor @Sendable (any App.Type, ServiceKind) -> RunningApp
    typealias Step = @MainActor @Sendable (RunningApp) throws(PersonError) -> Void

    package let name: String
    /// Whether a quick run leaves it out.
    var isLong = false
    private let prepare:
        @MainActor @Sendable (any App.Type, ServiceKind, _ repetitions: Int) ->
            @MainActor () -> Void

    /// An action on an app that runs already. Each repetition has an app of its own, launched before the
    /// clock starts.
    static func onRunningApp(
        _ name: String, _ launch: @escaping Launch, before: @escaping Step, body: @escaping Step
    ) -> Action {
        Action(name: name) { type, services, repetitions in
            let apps = (0..<repetitions).map { _ in
                let app = launch(type, services)
                attempt(before, on: app)
                return app
            }
            return {
                for app in apps { attempt(body, on: app) }
            }
        }
    }

    /// An action that leaves the app as it was. All repetitions of a turn share one app, launched
    /// before the clock starts.
    static func repeatedly(
        _ name: String, _ launch: @escaping Launch, before: @escaping Step, body: @escaping Step
    ) -> Action {
        Action(name: name) { type, services, repetitions in
            guard repetitions > 0 else { return {} }
            let app = launch(type, services)
            attempt(before, on: app)
            return {
                for _ in 0..<repetitions { attempt(body, on: app) }
            }
        }
    }

    /// An action from the launch of the app until it is deallocated.
    static func fromLaunch(
        _ name: String, _ launch: @escaping Launch, body: @escaping Step
    ) -> Action {
        Action(name: name) { type, services, repetitions in
            {
                for _ in 0..<repetitions { attempt(body, on: launch(type, services)) }
            }
        }
    }

    /// An action from the launch of the app, which stays open as long as the closure that carried it out.
    static func opening(
        _ name: String, _ launch: @escaping Launch, body: @escaping Step
    ) -> Action {
        Action(name: name) { type, services, repetitions in
            let open = OpenApps()
            return {
                for _ in 0..<repetitions {
                    let app = launch(type, services)
                    attempt(body, on: app)
                    open.apps.append(app)
                }
            }
        }
    }

    /// The action done by each of the apps; the first is the reference.
    @MainActor
    package func benchmark(of apps: [NamedApp], with services: ServiceKind) -> Benchmark {
        Benchmark(
            suite: services.rawValue, name: name,
            subjects: apps.map { named in
                let type = named.app
                return Subject(name: named.name) { [prepare] repetitions in
                    prepare(type, services, repetitions)
                }
            }, isLong: isLong)
    }
}

/// Keeps apps open.
@MainActor
private final class OpenApps {
    var apps: [RunningApp] = []
}

/// Takes a step and draws the screen, which is when rows are made. The scenarios have passed, so a step that
/// fails is a mistake in the benchmark.
@MainActor
private func attempt(_ step: Action.Step, on app: RunningApp) {
    do throws(PersonError) {
        try step(app)
        app.look()
    } catch {
        fatalError("the benchmark cannot be carried out: \(error)")
    }
}
