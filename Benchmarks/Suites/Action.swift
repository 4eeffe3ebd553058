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
    /// How a turn is timed with each kind of services; one repetition unless given.
    private var timing: [ServiceKind: (repetitions: Int, mostRounds: Int)] = [:]
    private let prepare: @MainActor @Sendable (any App.Type, ServiceKind) -> Preparation

    /// Sets up a number of repetitions.
    private typealias Preparation =
        @MainActor @Sendable (_ repetitions: Int) -> @MainActor () -> Void

    /// An action on an app that runs already. Each repetition of a turn has an app of its own.
    ///
    /// - Parameters:
    ///   - before: Brings an app that was launched to where the action begins; not timed.
    ///   - back: Brings the app back there after the action. This is faster than another launch, so there is
    ///     time for more turns.
    static func onRunningApp(
        _ name: String, _ launch: @escaping Launch, before: @escaping Step, body: @escaping Step,
        back: @escaping Step
    ) -> Action {
        Action(name: name) { type, services in
            let pool = AppPool(
                launch: {
                    let app = launch(type, services)
                    attempt(before, on: app)
                    return app
                }, back: { attempt(back, on: $0) })
            return { repetitions in
                let apps = pool.apps(repetitions)
                return {
                    for app in apps { attempt(body, on: app) }
                }
            }
        }
    }

    /// An action that leaves the app as it was. All turns of a subject share one app.
    static func repeatedly(
        _ name: String, _ launch: @escaping Launch, before: @escaping Step, body: @escaping Step
    ) -> Action {
        Action(name: name) { type, services in
            let pool = AppPool(
                launch: {
                    let app = launch(type, services)
                    attempt(before, on: app)
                    // The first time takes longer, since the server makes its pages then.
                    attempt(body, on: app)
                    return app
                }, back: { _ in })
            return { repetitions in
                let app = pool.apps(1)[0]
                return {
                    for _ in 0..<repetitions { attempt(body, on: app) }
                }
            }
        }
    }

    /// An action from the launch of the app until it is deallocated.
    static func fromLaunch(
        _ name: String, _ launch: @escaping Launch, body: @escaping Step
    ) -> Action {
        Action(name: name) { type, services in
            { repetitions in
                // Warm-up: the turns of other apps have displaced this one from the caches. With a single repetition, it
                // would take as long as the turn.
                if repetitions > 1 { attempt(body, on: launch(type, services)) }
                return {
                    for _ in 0..<repetitions { attempt(body, on: launch(type, services)) }
                }
            }
        }
    }

    /// An action from the launch of the app. The app stays open until the closure that runs the action is
    /// released.
    static func opening(
        _ name: String, _ launch: @escaping Launch, body: @escaping Step
    ) -> Action {
        Action(name: name) { type, services in
            { repetitions in
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
    }

    /// Sets how often a turn repeats the action: chosen once, so that one of MVC takes a tenth of a millisecond or so.
    ///
    /// - Parameter mostRounds: How many rounds a process has at most.
    func timed(
        _ services: ServiceKind, _ repetitions: Int, mostRounds: Int = .max
    ) -> Action {
        var action = self
        action.timing[services] = (repetitions, mostRounds)
        return action
    }

    /// How often a turn repeats the action.
    func repetitions(with services: ServiceKind) -> Int { timing[services]?.repetitions ?? 1 }

    /// The action done by each of the apps; the first is the reference.
    ///
    /// - Parameter suite: The name of the suite; that of the services unless given.
    @MainActor
    package func benchmark(
        of apps: [NamedApp], with services: ServiceKind, suite: String? = nil
    ) -> Benchmark {
        Benchmark(
            suite: suite ?? services.rawValue, name: name,
            subjects: apps.map { subject($0, with: services) },
            repetitions: repetitions(with: services),
            mostRounds: timing[services]?.mostRounds ?? .max, isLong: isLong)
    }

    /// The action done by one app.
    @MainActor
    func subject(_ named: NamedApp, with services: ServiceKind) -> Subject {
        Subject(name: named.name, prepare: prepare(named.app, services))
    }
}

/// Apps that are used again by each turn of a subject.
@MainActor
private final class AppPool {
    private let launch: @MainActor () -> RunningApp
    private let back: @MainActor (RunningApp) -> Void
    /// Each has been used by the turn that it was launched for.
    private var launched: [RunningApp] = []

    init(
        launch: @escaping @MainActor () -> RunningApp,
        back: @escaping @MainActor (RunningApp) -> Void
    ) {
        self.launch = launch
        self.back = back
    }

    /// `count` apps, each at the point where the action begins.
    func apps(_ count: Int) -> [RunningApp] {
        for app in launched.prefix(count) { back(app) }
        while launched.count < count { launched.append(launch()) }
        return Array(launched.prefix(count))
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
