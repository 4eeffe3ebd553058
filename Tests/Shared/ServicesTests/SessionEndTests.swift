import InMemoryServer
import Testing

@testable import Services

@Suite("The end of a session by the server is announced once")
@MainActor
struct SessionEndTests {
    private let backend: InMemoryBackend
    private let services: AppServices
    private let observer = ObserverSpy()

    init() async throws {
        let clock = ManualClock()
        backend = InMemoryBackend(clock: clock)
        services = AppServices(backend: backend, clock: clock)
        services.authentication.observer = observer
        try await logIn()
    }

    @Test("The observer is notified before the request returns")
    func announced() async {
        backend.expireSessions()
        observer.onEnd = { [services] in #expect(!services.authentication.isLoggedIn) }
        await #expect(throws: ServiceError.sessionEnded) { try await loadNews() }
        #expect(observer.count == 1)
    }

    @Test("Requests that meet the same end announce it once")
    func once() async {
        backend.isHolding = true
        let requests = (1...3).map { _ in Task.immediate { try await loadNews() } }
        backend.expireSessions()
        await backend.answerHeldCalls()
        for request in requests {
            await #expect(throws: ServiceError.sessionEnded) { try await request.value }
        }
        #expect(observer.count == 1)
    }

    @Test("A request that the observer cancels says so, because nobody wants its error any more")
    func cancelledByObserver() async {
        backend.isHolding = true
        let request = Task.immediate { try await loadNews() }
        observer.onEnd = { request.cancel() }
        backend.expireSessions()
        await backend.answerHeldCalls()
        await #expect(throws: ServiceError.cancelled) { try await request.value }
        #expect(observer.count == 1)
    }

    @Test("A person who logs out of a session that has ended hears nothing of it")
    func loggingOut() async {
        backend.expireSessions()
        services.authentication.logOut()
        await backend.settle()
        #expect(observer.count == 0)
        #expect(!services.authentication.isLoggedIn)
    }

    @Test("A late answer to an earlier session says nothing of the new one")
    func olderToken() async throws {
        backend.isHolding = true
        let late = Task.immediate { try await loadNews() }
        services.authentication.logOut()
        backend.isHolding = false
        try await logIn()
        backend.expireSessions()
        try await logIn()
        await backend.answerHeldCalls()
        await #expect(throws: ServiceError.sessionEnded) { try await late.value }
        #expect(observer.count == 0)
        #expect(services.authentication.isLoggedIn)
    }

    @Test("Wrong credentials end no session", arguments: [false, true])
    func wrongCredentials(hasExpired: Bool) async {
        if hasExpired { backend.expireSessions() }
        await #expect(throws: ServiceError.wrongCredentials) { try await logIn(password: "wrong") }
        #expect(observer.count == 0)
    }

    @Test("The next session that the server ends is announced again")
    func nextSession() async throws {
        for count in 1...2 {
            backend.expireSessions()
            _ = try? await loadNews()
            #expect(observer.count == count)
            try await logIn()
        }
    }

    @Test("The services don't keep the observer alive")
    func weak() async {
        var observer: ObserverSpy? = ObserverSpy()
        services.authentication.observer = observer
        weak let released = observer
        observer = nil
        #expect(released == nil)
        backend.expireSessions()
        await #expect(throws: ServiceError.sessionEnded) { try await loadNews() }
    }

    private func logIn(password: String = "lovelace") async throws {
        try await services.authentication.logIn(
            with: Credentials(username: "ada", password: password))
    }

    private func loadNews() async throws {
        _ = try await services.news.page(for: PageQuery(matching: ""))
    }
}

@MainActor
private final class ObserverSpy: SessionObserver {
    private(set) var count = 0
    var onEnd: () -> Void = {}

    func sessionDidEnd() {
        count += 1
        onEnd()
    }
}
