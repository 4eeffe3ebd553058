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
        let first = try await services.news.page(matching: "", after: nil)
        let second = try await services.news.page(matching: "", after: first.nextCursor)
        #expect(first.articles.count == 30)
        #expect(second.articles.count == 15)
        #expect(try await services.news.article(id: "7").title == "Article 7")
        try await services.feedback.send("Nice")
        #expect(backend.receivedFeedback == ["Nice"])
    }

    @Test("A wrong password is reported, even where a session was before")
    func wrongPassword() async throws {
        try await logIn()
        await #expect(throws: ServiceError.wrongCredentials) {
            try await logIn(password: "wrong")
        }
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

    @Test("It is known whether somebody is logged in, and who has ended the session")
    func sessionState() async throws {
        #expect(services.authentication.session == .none)
        await #expect(throws: ServiceError.wrongCredentials) { try await logIn(password: "wrong") }
        #expect(services.authentication.session != .active)
        try await logIn()
        #expect(services.authentication.session == .active)
        backend.expireSessions()
        _ = try? await services.news.page(matching: "", after: nil)
        #expect(services.authentication.session == .none)
        try await logIn()
        services.authentication.logOut()
        #expect(services.authentication.session == .loggedOut)
    }

    @Test("A session that has expired has ended")
    func expired() async throws {
        try await logIn()
        backend.expireSessions()
        await #expect(throws: ServiceError.sessionEnded) {
            _ = try await services.news.page(matching: "", after: nil)
        }
    }

    @Test("Logging out asks no server, and forgets the session")
    func logOut() async throws {
        try await logIn()
        backend.resetCounts()
        services.authentication.logOut()
        #expect(backend.counts.received == 0)
        await #expect(throws: ServiceError.sessionEnded) {
            _ = try await services.news.page(matching: "", after: nil)
        }
    }

    @Test("A late 401 of an earlier session does not end the new one")
    @MainActor
    func lateSessionEnd() async throws {
        try await logIn()
        backend.isHolding = true
        let late = Task.immediate { [services] in
            try await services.news.page(matching: "", after: nil)
        }
        backend.expireSessions()
        backend.isHolding = false
        try await logIn()
        await backend.answerHeldCalls()
        await #expect(throws: ServiceError.sessionEnded) { _ = try await late.value }
        _ = try await services.news.page(matching: "", after: nil)
    }

    @Test("An article that is not there is not found")
    func notFound() async throws {
        try await logIn()
        await #expect(throws: ServiceError.notFound) {
            _ = try await services.news.article(id: "46")
        }
    }

    private func logIn(password: String = "lovelace") async throws {
        try await services.authentication.logIn(
            with: Credentials(username: "ada", password: password))
    }
}
