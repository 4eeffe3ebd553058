import AppContract
import InMemoryServer
import Measuring
import PocketUI
import Scenarios
import Services

/// How the time of a tap over HTTP to a server on this machine is divided.
@MainActor
package enum TapSuite {
    package nonisolated static let id = "tap: refresh 20 rows over HTTP"

    private static let rows = 20
    /// How often each app is measured.
    private static let rounds = 120

    /// Measures the whole tap, the tap without HTTP, and the tap without HTTP and without the work of the services.
    ///
    /// - Parameter apps: The apps to measure. The first is the reference.
    package static func shares(
        of apps: [NamedApp], over transport: ScenarioRunner.Transport, seed: UInt64
    ) async throws -> [TapShare] {
        let overHTTP = try await secondsOverHTTP(of: apps, over: transport, seed: seed)
        let inMemory = try seconds(of: apps, with: .inMemoryBackend, seed: seed)
        let ready = try seconds(of: apps, with: .readyValues, seed: seed)
        return apps.indices.map { index in
            TapShare(
                app: apps[index].name, whole: overHTTP[index], inMemory: inMemory[index],
                ready: ready[index], readyReference: ready[0])
        }
    }

    private static func seconds(
        of apps: [NamedApp], with services: ServiceKind, seed: UInt64
    ) throws -> [Double] {
        let benchmarks = [MeasuredAction.load(rows: rows).benchmark(of: apps, with: services)]
        let results = try benchmarks.measured(
            processes: 1, rounds: rounds, seed: seed,
            launch: { try benchmarks.time($0, with: WallStopwatch()) })
        return apps.indices.map { results[0].time(ofSubject: $0) }
    }

    /// A tap that waits can't be repeated within one turn, so every turn is one tap.
    private static func secondsOverHTTP(
        of apps: [NamedApp], over transport: ScenarioRunner.Transport, seed: UInt64
    ) async throws -> [Double] {
        var wired: [(app: MeasuredApp, backend: InMemoryBackend)] = []
        for app in apps {
            let clock = ManualClock()
            let backend = InMemoryBackend(clock: clock, articles: MeasuredAction.samples(rows))
            let app = MeasuredApp(
                app.app, AppServices(backend: transport(backend), clock: clock))
            try app.logIn()
            await backend.settle()
            wired.append((app, backend))
        }
        var seconds = apps.map { _ in [Double]() }
        let schedule = Schedule(subjects: apps.count, rounds: rounds, seed: seed)
        for index in schedule.rounds.joined() {
            let (app, backend) = wired[index]
            let start = ContinuousClock.now
            try app.person.pullToRefresh()
            await backend.settle()
            app.look()
            seconds[index].append((ContinuousClock.now - start) / .seconds(1))
        }
        return seconds.map { Quantiles(of: $0).median }
    }
}
