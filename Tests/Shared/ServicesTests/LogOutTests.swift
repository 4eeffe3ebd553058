import InMemoryServer
import Testing

@testable import Services

@Suite("Logging out")
@MainActor
struct LogOutTests {
    private let backend: InMemoryBackend
    private let services: AppServices

    init() async throws {
        let clock = ManualClock()
        backend = InMemoryBackend(clock: clock)
        services = AppServices(backend: backend, clock: clock)
        try await logIn(to: services)
    }

    @Test("It forgets the session at once, and ends it on the server")
    func ends() async throws {
        backend.recordRequests()
        backend.isHolding = true
        services.authentication.logOut()
        #expect(!services.authentication.isLoggedIn)
        let request = try #require(backend.takeRecordedRequests().first)
        #expect(request.description == "DELETE /sessions")
        backend.isHolding = false
        await backend.answerHeldCalls()
        // The token is refused now.
        #expect(try await backend.send(request).status == 401)
        await #expect(throws: ServiceError.sessionEnded) {
            _ = try await services.news.page(for: PageQuery(matching: ""))
        }
        #expect(!services.authentication.isLoggedIn)
    }

    @Test("A log-out that the server does not hear of has happened all the same")
    func offline() async {
        backend.isOffline = true
        services.authentication.logOut()
        await backend.settle()
        #expect(!services.authentication.isLoggedIn)
    }

    @Test("A log-out without a session sends no request")
    func loggedOut() {
        services.authentication.logOut()
        backend.recordRequests()
        services.authentication.logOut()
        #expect(backend.takeRecordedRequests().isEmpty)
    }

    @Test("A second log-out does not cancel the first, and both end their session on the server")
    func second() async throws {
        backend.recordRequests()
        try await logOutTwice(of: services)
        #expect(backend.callsUnderWay == 2)
        await backend.answerHeldCalls()
        #expect(backend.counts.cancelled == 0)
        let logOuts = backend.takeRecordedRequests().filter { $0.method == .delete }
        #expect(logOuts.count == 2)
        backend.isHolding = false
        for request in logOuts {
            #expect(try await backend.send(request).status == 401)
        }
    }

    @Test("Log-outs that nobody answers are cancelled when the services are released")
    func released() async throws {
        var services: AppServices? = AppServices(backend: backend, clock: ManualClock())
        if let services {
            try await logIn(to: services)
            try await logOutTwice(of: services)
        }
        #expect(backend.callsUnderWay == 2)
        services = nil
        #expect(backend.callsUnderWay == 0)
    }

    /// Ends two sessions while the server holds its answers.
    private func logOutTwice(of services: AppServices) async throws {
        backend.isHolding = true
        services.authentication.logOut()
        backend.isHolding = false
        try await logIn(to: services)
        backend.isHolding = true
        services.authentication.logOut()
    }

    private func logIn(to services: AppServices) async throws {
        try await services.authentication.logIn(
            with: Credentials(username: "ada", password: "lovelace"))
    }
}
