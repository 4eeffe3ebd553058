import AppContract
import Measuring

/// Something that a person does with an app. It works with any app and either kind of services.
struct MeasuredAction: Sendable {
    typealias Launch = @MainActor @Sendable (any App.Type, ServiceKind) -> MeasuredApp
    typealias Step = @MainActor @Sendable (MeasuredApp) throws -> Void

    private let name: String
    /// Whether a quick run leaves it out.
    private(set) var isLong = false
    /// How a turn is timed with each kind of services; one repetition unless given.
    private var timing: [ServiceKind: (repetitions: Int, mostRounds: Int)] = [:]
    private let prepare: @MainActor @Sendable (any App.Type, ServiceKind) -> Subject.Preparation

    /// An action on an app that runs already. Launching an app and logging in takes many times as long as a tap, so
    /// all turns of a subject use the same apps.
    ///
    /// - Parameters:
    ///   - before: Brings a launched app to the point where the action begins. It is not timed.
    ///   - back: Brings the app back to that point after the action. Each repetition of a turn then has its own app.
    ///     If it is nil, the action leaves the app as it was, and one app serves all repetitions.
    static func onRunningApp(
        _ name: String, _ launch: @escaping Launch, before: @escaping Step = { _ in },
        body: @escaping Step, back: Step? = nil
    ) -> MeasuredAction {
        MeasuredAction(name: name) { type, services in
            let pool = AppPool(
                launch: {
                    let app = launch(type, services)
                    attempt(before, on: app)
                    // The first time takes longer, because the server then makes its pages.
                    if back == nil { attempt(body, on: app) }
                    return app
                }, back: { if let back { attempt(back, on: $0) } })
            return { repetitions in
                if back == nil {
                    let app = pool.apps(1)[0]
                    return { for _ in 0..<repetitions { attempt(body, on: app) } }
                }
                let apps = pool.apps(repetitions)
                return { for app in apps { attempt(body, on: app) } }
            }
        }
    }

    /// An action from the launch of the app until it is deallocated.
    static func fromLaunch(
        _ name: String, _ launch: @escaping Launch, body: @escaping Step = { _ in }
    ) -> MeasuredAction {
        MeasuredAction(name: name) { type, services in
            { repetitions in
                // Warm up, because the turns of the other app have displaced this one from the caches. Don't warm up
                // for a single repetition, because that would take as long as the turn itself. With zero repetitions,
                // the process warms up.
                if repetitions != 1 { attempt(body, on: launch(type, services)) }
                return {
                    for _ in 0..<repetitions { attempt(body, on: launch(type, services)) }
                }
            }
        }
    }

    /// An action from the launch of the app. The app stays open until the closure that runs the action is
    /// released.
    static func opening(
        _ name: String, _ launch: @escaping Launch, body: @escaping Step = { _ in }
    ) -> MeasuredAction {
        MeasuredAction(name: name) { type, services in
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

    /// Sets how often a turn repeats the action. The number was chosen once, so that a turn of MVC takes about 0.1 ms.
    /// Averages over many short turns scatter less than one long turn, because the machine changes its speed all the time.
    ///
    /// - Parameter mostRounds: The maximum number of rounds of a process.
    func timed(
        _ services: ServiceKind, actionsPerTurn repetitions: Int, mostRounds: Int = .max
    ) -> MeasuredAction {
        changed { $0.timing[services] = (repetitions, mostRounds) }
    }

    /// Whether it is timed with these services.
    func isTimed(with services: ServiceKind) -> Bool { timing[services] != nil }

    /// The action, left out of quick runs.
    var long: MeasuredAction { changed { $0.isLong = true } }

    private func changed(_ change: (inout MeasuredAction) -> Void) -> MeasuredAction {
        var action = self
        change(&action)
        return action
    }

    /// The action, done by each of the apps; the first is the reference.
    ///
    /// - Parameter suite: The name of the suite; nil for the name of the services.
    @MainActor
    func benchmark(
        of apps: [NamedApp], with services: ServiceKind, suite: String? = nil
    ) -> Benchmark {
        let timing = timing[services] ?? (1, .max)
        return Benchmark(
            suite: suite ?? services.rawValue, name: name,
            subjects: apps.map { subject($0, with: services) }, repetitions: timing.repetitions,
            mostRounds: timing.mostRounds, isLong: isLong || services == .inMemoryBackend)
    }

    /// The action, done by identical apps, with known true ratios.
    @MainActor
    func known(of apps: [NamedApp], with services: ServiceKind) -> Benchmark {
        .known(
            suite: "self-test, \(services.rawValue)", name: name,
            repetitions: timing[services]?.repetitions ?? 1,
            subjects: apps.map { subject($0, with: services) })
    }

    @MainActor
    private func subject(_ named: NamedApp, with services: ServiceKind) -> Subject {
        Subject(name: named.name, prepare: prepare(named.app, services))
    }
}

/// Apps that all turns of a subject use.
@MainActor
private final class AppPool {
    private let launch: @MainActor () -> MeasuredApp
    private let back: @MainActor (MeasuredApp) -> Void
    /// All launched apps. Each has already been used, by the turn for which it was launched.
    private var launched: [MeasuredApp] = []

    init(
        launch: @escaping @MainActor () -> MeasuredApp,
        back: @escaping @MainActor (MeasuredApp) -> Void
    ) {
        self.launch = launch
        self.back = back
    }

    /// `count` apps, each at the point where the action begins.
    func apps(_ count: Int) -> [MeasuredApp] {
        for app in launched.prefix(count) { back(app) }
        while launched.count < count { launched.append(launch()) }
        return Array(launched.prefix(count))
    }
}

/// Keeps apps open.
@MainActor
private final class OpenApps {
    var apps: [MeasuredApp] = []
}

/// Takes a step, and draws the screen, because rows are made only when it is drawn. The scenarios have passed, so a
/// step that fails is a mistake in the benchmark.
@MainActor
private func attempt(_ step: MeasuredAction.Step, on app: MeasuredApp) {
    do {
        try step(app)
        app.look()
    } catch {
        fatalError("the benchmark cannot be carried out: \(error)")
    }
}
