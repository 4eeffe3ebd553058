import TestSupport
import Testing

@testable import InMemoryServer
@testable import Services

@Suite("The server in memory: holding answers")
@MainActor
struct InMemoryBackendHoldingTests {
    private let backend = InMemoryBackend(clock: ManualClock())
    private let caller: CallerSpy

    init() {
        caller = CallerSpy(backend)
    }

    @Test("On hold it answers only when a test says so")
    func holds() async {
        hold("first")
        #expect(caller.names.isEmpty)
        #expect(backend.callsUnderWay == 1)
        #expect(backend.answerHeldCall(number: 1))
        await backend.settle()
        #expect(caller.names == ["first"])
        #expect(backend.callsUnderWay == 0)
    }

    @Test("It answers in any order")
    func anyOrder() async {
        hold("first", "second", "third")
        for number in [3, 1, 1] {
            #expect(backend.answerHeldCall(number: number))
            await backend.settle()
        }
        #expect(caller.names == ["third", "first", "second"])
    }

    @Test("All are answered oldest first")
    func answersAll() async {
        hold("first", "second", "third")
        await backend.answerHeldCalls()
        #expect(caller.names == ["first", "second", "third"])
    }

    // MARK: Withdrawing

    @Test("A call that is cancelled is over at once, and counted")
    func withdraws() async {
        hold("first")
        caller.cancel("first")
        #expect(backend.callsUnderWay == 0)
        #expect(backend.counts == CallCounts(received: 1, cancelled: 1))
        await backend.settle()
        #expect(caller.results == [.failure(.cancelled)])
    }

    @Test("A cancelled call can still be answered, but the answer reaches no caller")
    func lateAnswer() async {
        hold("first")
        caller.cancel("first")
        await backend.settle()
        #expect(backend.answerHeldCall(number: 1))
        await backend.settle()
        #expect(caller.results == [.failure(.cancelled)])
        #expect(!backend.answerHeldCall(number: 1))
    }

    @Test("To cancel a call that was answered withdraws nothing")
    func cancelsTooLate() async {
        hold("first")
        #expect(backend.answerHeldCall(number: 1))
        caller.cancel("first")
        await backend.settle()
        #expect(backend.counts == CallCounts(received: 1, cancelled: 0))
    }

    @Test("A call by a task that is cancelled already is withdrawn")
    func cancelledBefore() async {
        backend.isHolding = true
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await backend.send(.article(id: "1"))
        }
        let result = await task.result
        #expect(throws: BackendError.cancelled) { try result.get() }
        #expect(backend.counts.cancelled == 1)
    }

    // MARK: Settling

    @Test("To settle waits for all that was answered and for nothing else, 1,000 times")
    func settles() async {
        for round in 1...1_000 {
            hold("first", "second", "third")
            #expect(backend.answerHeldCall(number: 2))
            caller.cancel("first")
            await backend.settle()
            #expect(caller.names.count == 3 * round - 1)
            #expect(backend.callsUnderWay == 1)
            await backend.answerHeldCalls()
            #expect(caller.names.count == 3 * round)
        }
    }

    private func hold(_ names: String...) {
        backend.isHolding = true
        for name in names { caller.send(.article(id: "1"), as: name) }
    }
}
