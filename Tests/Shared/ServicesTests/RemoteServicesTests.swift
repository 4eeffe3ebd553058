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

    @Test("It is known whether somebody is logged in, and who has ended the session")
    func sessionState() async throws {
        #expect(services.authentication.session == .none)
        await #expect(throws: ServiceError.wrongCredentials) { try await logIn(password: "wrong") }
        #expect(services.authentication.session == .none)
        try await logIn()
        #expect(services.authentication.session == .active)
        backend.expireSessions()
        _ = try? await services.news.page(for: PageQuery(matching: ""))
        #expect(services.authentication.session == .none)
        try await logIn()
        await services.authentication.logOut()
        #expect(services.authentication.session == .loggedOut)
    }

    @Test("Logging out forgets the session at once, and ends it on the server")
    @MainActor
    func logOut() async throws {
        try await logIn()
        backend.recordRequests()
        backend.isHolding = true
        services.authentication.logOut()
        #expect(services.authentication.session == .loggedOut)
        let request = try #require(backend.takeRecordedRequests().first)
        #expect(request.description == "DELETE /sessions")
        backend.isHolding = false
        await backend.answerHeldCalls()
        // The token is refused now.
        #expect(try await backend.send(request).status == 401)
        await #expect(throws: ServiceError.sessionEnded) {
            _ = try await services.news.page(for: PageQuery(matching: ""))
        }
        #expect(services.authentication.session == .loggedOut)
    }

    @Test("A log-out that the server does not hear of has happened all the same")
    @MainActor
    func logOutOffline() async throws {
        try await logIn()
        backend.isOffline = true
        services.authentication.logOut()
        await backend.settle()
        #expect(services.authentication.session == .loggedOut)
    }

    @Test("A log-out that nobody answers ends with the services")
    @MainActor
    func logOutReleased() async throws {
        let backend = backend
        var services: AppServices? = AppServices(backend: backend, clock: ManualClock())
        try await services?.authentication.logIn(
            with: Credentials(username: "ada", password: "lovelace"))
        backend.isHolding = true
        services?.authentication.logOut()
        #expect(backend.callsUnderWay == 1)
        services = nil
        #expect(backend.callsUnderWay == 0)
    }

    @Test(
        "Feedback whose answer is lost or unreadable is kept once when it is sent again",
        arguments: [AnswerFailure.timeout, .unreadable])
    func repeatedFeedback(failure: AnswerFailure) async throws {
        try await logIn()
        backend.failNextAnswer(with: failure)
        await #expect(throws: ServiceError.self) { try await services.feedback.send("Nice") }
        #expect(backend.receivedFeedback == ["Nice"])
        try await services.feedback.send("Nice")
        #expect(backend.receivedFeedback == ["Nice"])
        // By now it is another one.
        try await services.feedback.send("Nice")
        #expect(backend.receivedFeedback == ["Nice", "Nice"])
    }

    @Test("The answer to a text does not confirm the next one")
    @MainActor
    func lateConfirmation() async throws {
        try await logIn()
        backend.isHolding = true
        let first = Task.immediate { [services] in try await services.feedback.send("Nice") }
        let second = Task.immediate { [services] in try await services.feedback.send("Great") }
        #expect(backend.answerHeldCall(number: 1))
        try await first.value
        backend.isHolding = false
        backend.failNextAnswer(with: .timeout)
        await backend.answerHeldCalls()
        await #expect(throws: ServiceError.timedOut) { try await second.value }
        try await services.feedback.send("Great")
        #expect(backend.receivedFeedback == ["Nice", "Great"])
    }

    @Test("Another text is other feedback, even if nobody knows what became of the first")
    func otherFeedback() async throws {
        try await logIn()
        backend.failNextAnswer(with: .timeout)
        await #expect(throws: ServiceError.timedOut) { try await services.feedback.send("Nice") }
        try await services.feedback.send("Great")
        #expect(backend.receivedFeedback == ["Nice", "Great"])
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
