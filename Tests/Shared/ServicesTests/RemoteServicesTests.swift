import InMemoryServer
import Testing

@testable import Services

@Suite("The services and the server together")
struct RemoteServicesTests {
    private let backend: InMemoryBackend
    private let services: AppServices

    init() {
        let clock = ManualClock()
        backend = InMemoryBackend(clock: clock)
        services = AppServices(backend: backend, clock: clock, pageSize: 30)
    }

    @Test("Logged in, all is to be had")
    func session() async throws {
        try await logIn()
        let first = try await services.news.page(for: PageQuery(matching: ""))
        let second = try await services.news.page(
            for: PageQuery(matching: "", after: first.nextCursor))
        #expect(first.articles.count == 30)
        #expect(second.articles.count == 15)
        #expect(try await services.news.article(id: "7").title == "Article 7")
        try await services.feedback.send("Nice")
        #expect(backend.receivedFeedback == ["Nice"])
    }

    @Test("A wrong password is reported, even where a session was before")
    func wrongPassword() async throws {
        try await logIn()
        backend.recordRequests()
        await #expect(throws: ServiceError.wrongCredentials) {
            try await logIn(password: "wrong")
        }
        #expect(backend.takeRecordedRequests().map(\.token) == [nil])
    }

    @Test("The fifth wrong password is an error of its own, the sixth has to wait")
    func lockOut() async {
        for _ in 1...5 {
            await #expect(throws: ServiceError.wrongCredentials) {
                try await logIn(password: "wrong")
            }
        }
        await #expect(throws: ServiceError.tooManyAttempts(retryAfterSeconds: 30)) {
            try await logIn()
        }
    }

    @Test("It is known whether somebody is logged in")
    func isLoggedIn() async throws {
        #expect(!services.authentication.isLoggedIn)
        await #expect(throws: ServiceError.wrongCredentials) { try await logIn(password: "wrong") }
        #expect(!services.authentication.isLoggedIn)
        try await logIn()
        #expect(services.authentication.isLoggedIn)
        backend.expireSessions()
        _ = try? await services.news.page(for: PageQuery(matching: ""))
        #expect(!services.authentication.isLoggedIn)
        try await logIn()
        await services.authentication.logOut()
        #expect(!services.authentication.isLoggedIn)
    }

    @Test("A late 401 of an earlier session does not end the new one")
    @MainActor
    func lateSessionEnd() async throws {
        try await logIn()
        backend.isHolding = true
        let late = Task.immediate { [services] in
            try await services.news.page(for: PageQuery(matching: ""))
        }
        backend.expireSessions()
        backend.isHolding = false
        try await logIn()
        await backend.answerHeldCalls()
        await #expect(throws: ServiceError.sessionEnded) { _ = try await late.value }
        _ = try await services.news.page(for: PageQuery(matching: ""))
    }

    private func logIn(password: String = "lovelace") async throws {
        try await services.authentication.logIn(
            with: Credentials(username: "ada", password: password))
    }
}
