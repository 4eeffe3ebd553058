import AppContract
import InMemoryServer
import PocketUI
import Services

/// An app that is logged in, before a server that it reaches over a transport.
@MainActor
struct WiredStage {
    private let stage: Stage
    private let backend: InMemoryBackend

    init(_ app: any App.Type, rows: Int, transport: TapSuite.Transport) async throws {
        let clock = ManualClock()
        backend = InMemoryBackend(clock: clock, articles: Action.samples(rows))
        stage = Stage(app, reaching: backend, by: transport, clock: clock)
        try stage.logIn()
        await backend.settle()
    }

    /// How long it takes from the tap until the answer shows.
    func secondsToRefresh() async throws -> Double {
        let start = ContinuousClock.now
        try stage.person.pullToRefresh()
        await backend.settle()
        stage.look()
        return (ContinuousClock.now - start) / .seconds(1)
    }
}
