import Services
import Testing

@Suite("The link that waits")
struct WaitingLinkTests {
    private var waiting = WaitingLink()

    @Test("At first no link waits", arguments: [false, true])
    func begins(isLoggedIn: Bool) {
        #expect(waiting.ready(isLoggedIn: isLoggedIn) == nil)
    }

    @Test("A link waits until somebody is logged in")
    mutating func waits() {
        waiting.replace(with: .article("7"))
        #expect(waiting.ready(isLoggedIn: false) == nil)
        #expect(waiting.ready(isLoggedIn: true) == .article("7"))
    }

    @Test("To ask for the link does not open it, so it goes on waiting")
    mutating func asking() {
        waiting.replace(with: .news)
        #expect(waiting.ready(isLoggedIn: true) == .news)
        #expect(waiting.ready(isLoggedIn: true) == .news)
    }

    @Test("A newer link takes the place of an older one")
    mutating func replaced() {
        waiting.replace(with: .article("7"))
        waiting.replace(with: .news)
        #expect(waiting.ready(isLoggedIn: true) == .news)
    }

    @Test("A link opens once")
    mutating func opened() {
        waiting.replace(with: .news)
        waiting.didOpen()
        #expect(waiting.ready(isLoggedIn: true) == nil)
    }

    @Test("A link does not wait for the next person")
    mutating func loggedOut() {
        waiting.replace(with: .article("7"))
        waiting.didLogOut()
        #expect(waiting.ready(isLoggedIn: true) == nil)
    }

    @Test(
        "A link whose load was cancelled or met the end of the session has not failed, and waits",
        arguments: [ServiceError.cancelled, .sessionEnded])
    mutating func goesOnWaiting(error: ServiceError) {
        waiting.replace(with: .article("7"))
        waiting.didFail(with: error)
        #expect(waiting.ready(isLoggedIn: true) == .article("7"))
    }

    @Test(
        "Every other error is a failure, after which the link no longer waits",
        arguments: [
            ServiceError.offline, .timedOut, .serverProblem, .unreadable, .notFound,
            .wrongCredentials, .tooManyAttempts(retryAfterSeconds: 30),
        ])
    mutating func failed(error: ServiceError) {
        waiting.replace(with: .article("7"))
        waiting.didFail(with: error)
        #expect(waiting.ready(isLoggedIn: true) == nil)
    }

    @Test("After each end the next link waits as the first one did")
    mutating func again() {
        waiting.replace(with: .news)
        waiting.didLogOut()
        waiting.replace(with: .article("7"))
        #expect(waiting.ready(isLoggedIn: true) == .article("7"))
    }
}
