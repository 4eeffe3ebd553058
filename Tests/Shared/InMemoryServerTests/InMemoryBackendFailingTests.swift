import TestSupport
import Testing

@testable import InMemoryServer
@testable import Services

@Suite("The server in memory: failing and counting")
@MainActor
struct InMemoryBackendFailingTests {
    private let backend = InMemoryBackend(clock: ManualClock())
    private let caller: CallerSpy
    private let token: String

    init() async throws {
        caller = CallerSpy(backend)
        let credentials = Credentials(username: "ada", password: "lovelace")
        let response = try await backend.send(.logIn(credentials))
        token = try JSON.decode(LogInAnswer.self, from: response.body).token
        backend.resetCounts()
    }

    // MARK: Failures

    @Test("Answers go wrong in the order that was asked for, then well again")
    func failsInOrder() {
        for failure in [AnswerFailure.status(500), .timeout, .unreadable] {
            backend.failNextAnswer(with: failure)
        }
        #expect(backend.failuresToCome == 3)
        for name in ["a", "b", "c", "d"] { send(.article(id: "1"), as: name) }
        #expect(backend.failuresToCome == 0)
        #expect(caller.statuses == [500, nil, 200, 200])
        #expect(caller.results[1] == .failure(.timedOut))
        #expect(caller.results[2] != caller.results[3])
    }

    @Test("Each event says how the request ended: with which status, too late, or not at all")
    func events() {
        backend.recordEvents()
        backend.failNextAnswer(with: .status(500))
        backend.failAnswerAfterNext(with: .timeout)
        for name in ["a", "b", "c"] { send(.article(id: "1"), as: name) }
        backend.isOffline = true
        send(.page(for: PageQuery(matching: "a "), limit: 20), as: "d")
        let ends = backend.recordedEvents.filter { $0.kind != .sent }
        #expect(ends.map(\.kind) == [.answered, .timedOut, .answered, .offline])
        #expect(ends.map(\.status) == [500, nil, 200, nil])
        #expect(ends.last?.request == #"GET /articles?limit=20&matching="a ""#)
    }

    @Test("The next answer and the one after it go wrong, whichever was asked for first")
    func failsNextAndAfterNext() {
        backend.failNextAnswer(with: .status(500))
        backend.failAnswerAfterNext(with: .status(503))
        for name in ["a", "b", "c"] { send(.article(id: "1"), as: name) }
        backend.failAnswerAfterNext(with: .status(503))
        backend.failNextAnswer(with: .status(500))
        for name in ["d", "e", "f"] { send(.article(id: "1"), as: name) }
        #expect(caller.statuses == [500, 503, 200, 500, 503, 200])
    }

    @Test("It is the next answer that goes wrong, not the next question")
    func failsNextAnswer() async {
        backend.isHolding = true
        send(.article(id: "1"), as: "first")
        send(.article(id: "1"), as: "second")
        backend.failNextAnswer(with: .status(503))
        #expect(backend.answerHeldCall(number: 2))
        await backend.settle()
        await backend.answerHeldCalls()
        #expect(caller.names == ["second", "first"])
        #expect(caller.statuses == [503, 200])
    }

    @Test("A server that is offline receives no request")
    func offline() {
        backend.isOffline = true
        send(.article(id: "1"))
        #expect(caller.results == [.failure(.offline)])
        #expect(backend.counts.received == 0)
        backend.isOffline = false
        send(.article(id: "1"))
        #expect(caller.statuses == [nil, 200])
    }

    @Test("A session that expires while its call is held is over")
    func expiresMeanwhile() async {
        backend.isHolding = true
        send(.article(id: "1"))
        backend.expireSessions()
        await backend.answerHeldCalls()
        #expect(caller.statuses == [401])
    }

    // MARK: Counts

    @Test("Feedback counts if the server has taken it, even if its answer is lost")
    func feedback() {
        send(.feedback("One", id: 1))
        backend.failNextAnswer(with: .status(500))
        send(.feedback("Two", id: 2))
        backend.failNextAnswer(with: .timeout)
        send(.feedback("Three", id: 3))
        backend.isOffline = true
        send(.feedback("Four", id: 4))
        #expect(backend.receivedFeedback == ["One", "Three"])
        backend.resetCounts()
        #expect(backend.receivedFeedback.isEmpty)
    }

    @Test("Feedback counts once it is answered, unless the answer says that it failed")
    func heldFeedback() async {
        backend.isHolding = true
        send(.feedback("One", id: 1))
        send(.feedback("Two", id: 2))
        #expect(backend.receivedFeedback.isEmpty)
        #expect(backend.answerHeldCall(number: 1))
        backend.expireSessions()
        await backend.answerHeldCalls()
        #expect(backend.receivedFeedback == ["One"])
    }

    // MARK: The data

    private func send(_ request: Request, as name: String = "call") {
        var request = request
        request.token = token
        caller.send(request, as: name)
    }
}
