import AppContract
import InMemoryServer
import Measuring
import PocketUI
import Services

/// How the time of a tap that calls a real server is divided: over HTTP, on this machine.
@MainActor
package struct TapSuite {
    /// Makes the backend through which an app reaches the server.
    package typealias Transport = (InMemoryBackend) -> any Backend

    package nonisolated static let name = "tap"
    package nonisolated static let action = "refresh 20 rows over HTTP"

    private static let rows = 20
    /// How often each app is measured.
    private static let rounds = 120

    private let apps: [NamedApp]
    private let transport: Transport

    /// - Parameter apps: What is measured; the first is the reference.
    package init(_ apps: [NamedApp], transport: @escaping Transport) {
        self.apps = apps
        self.transport = transport
    }

    /// Measures the whole tap, and the same without HTTP and without the services' work.
    package func shares(seed: UInt64) async throws -> [TapShare] {
        let overHTTP = try await secondsOverHTTP(seed: seed)
        let inMemory = try seconds(with: .inMemoryBackend, seed: seed)
        let ready = try seconds(with: .readyValues, seed: seed)
        return apps.indices.map { index in
            TapShare(
                app: apps[index].name, whole: overHTTP[index], inMemory: inMemory[index],
                ready: ready[index], readyReference: ready[0])
        }
    }

    private func seconds(with services: ServiceKind, seed: UInt64) throws -> [Double] {
        let benchmark = Action.load(rows: Self.rows).benchmark(of: apps, with: services)
        let worker = Worker([benchmark], stopwatch: WallStopwatch())
        let run = MeasuringRun(processes: 1, rounds: Self.rounds, seed: seed) {
            try worker.carryOut($0, report: $1)
        }
        let results = try run.measure([benchmark])
        return apps.indices.map { index in
            results.first?.time(ofSubject: index) ?? .nan
        }
    }

    /// A tap that waits can't be repeated within one turn, so every turn is one tap.
    private func secondsOverHTTP(seed: UInt64) async throws -> [Double] {
        var wired: [WiredApp] = []
        for app in apps {
            wired.append(try await WiredApp(app.app, rows: Self.rows, transport: transport))
        }
        var seconds = apps.map { _ in [Double]() }
        let schedule = Schedule(subjects: apps.count, rounds: Self.rounds, seed: seed)
        for index in schedule.rounds.joined() {
            seconds[index].append(try await wired[index].secondsToRefresh())
        }
        return seconds.map { Quantiles(of: $0).median }
    }
}

/// An app that is logged in, and reaches its server over a transport.
@MainActor
private struct WiredApp {
    private let app: RunningApp
    private let backend: InMemoryBackend

    init(_ type: any App.Type, rows: Int, transport: TapSuite.Transport) async throws {
        let clock = ManualClock()
        backend = InMemoryBackend(clock: clock, articles: Action.samples(rows))
        app = RunningApp(type, reaching: backend, by: transport, clock: clock)
        try app.logIn()
        await backend.settle()
    }

    /// The seconds from the tap until the answer is on the screen.
    func secondsToRefresh() async throws -> Double {
        let start = ContinuousClock.now
        try app.person.pullToRefresh()
        await backend.settle()
        app.look()
        return (ContinuousClock.now - start) / .seconds(1)
    }
}
