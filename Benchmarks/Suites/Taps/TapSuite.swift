import AppContract
import BenchmarkReports
import InMemoryServer
import Measuring
import PocketUI
import Services

/// Where the time of a tap goes that asks a real server: over HTTP, on this machine.
@MainActor
public struct TapSuite {
    /// How an app gets to the server: what it is given in place of it.
    package typealias Transport = (InMemoryBackend) -> any Backend

    /// What the suite is called.
    public nonisolated static let name = "tap"
    /// What is done.
    public nonisolated static let action = "refresh 20 rows over HTTP"

    private static let rows = 20
    /// How often each app is measured.
    private static let rounds = 200

    private let apps: [NamedApp]
    private let transport: Transport

    /// - Parameter apps: What is measured; the first is the reference.
    package init(_ apps: [NamedApp], transport: @escaping Transport) {
        self.apps = apps
        self.transport = transport
    }

    /// Measures the tap as a whole, and the same with less and less behind it.
    public func shares(seed: UInt64) async throws -> [TapShare] {
        let overHTTP = try await secondsOverHTTP(seed: seed)
        let inMemory = try seconds(on: .inMemoryBackend, seed: seed)
        let ready = try seconds(on: .readyValues, seed: seed)
        return apps.indices.map { index in
            TapShare(
                app: apps[index].name, whole: overHTTP[index], inMemory: inMemory[index],
                ready: ready[index], readyReference: ready[0])
        }
    }

    private func seconds(on footing: Footing, seed: UInt64) throws -> [Double] {
        let benchmark = Action.load(rows: Self.rows).benchmark(of: apps, on: footing)
        let worker = Worker([benchmark], stopwatch: SystemStopwatch())
        let run = MeasuringRun(processes: 1, rounds: Self.rounds, seed: seed) {
            try worker.carryOut($0, report: $1)
        }
        let results = try run.measure([benchmark], stopwatch: SystemStopwatch())
        return apps.indices.map { index in
            results.first?.time(ofSubject: index) ?? .nan
        }
    }

    /// A tap that waits can't be repeated within one turn, so every turn is one tap.
    private func secondsOverHTTP(seed: UInt64) async throws -> [Double] {
        var stages: [WiredStage] = []
        for app in apps {
            stages.append(try await WiredStage(app.app, rows: Self.rows, transport: transport))
        }
        var seconds = apps.map { _ in [Double]() }
        let schedule = Schedule(subjects: apps.count, rounds: Self.rounds, seed: seed)
        for index in schedule.rounds.joined() {
            seconds[index].append(try await stages[index].secondsToRefresh())
        }
        return seconds.map { Quantiles(of: $0).median }
    }
}
