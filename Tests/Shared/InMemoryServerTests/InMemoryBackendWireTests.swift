import Synchronization
import Testing

@testable import InMemoryServer
@testable import Services

@Suite("The server in memory: calls over a wire")
@MainActor
struct InMemoryBackendWireTests {
    private let backend = InMemoryBackend(clock: ManualClock())
    private var isSettled: Bool { backend.switchboard.withLock { $0.isSettled(before: .max) } }

    @Test("A call is on its way from its beginning to its end")
    func answered() async throws {
        let call = backend.beginCall()
        #expect(!isSettled)
        let response = try await backend.receive(.article(id: "1"), ofCall: call) {}
        #expect(response.status == 401)
        #expect(!isSettled)
        backend.callIsAtRest(call)
        #expect(isSettled)
    }

    @Test("A call that is held rests, until it is answered or given up", arguments: [false, true])
    func held(isGivenUp: Bool) async {
        backend.isHolding = true
        let call = backend.beginCall()
        let task = Task.immediate {
            try? await backend.receive(.article(id: "1"), ofCall: call) {
                backend.callIsAtRest(call)
            }
        }
        #expect(isSettled)
        if isGivenUp {
            backend.callIsMoving(call)
            task.cancel()
        } else {
            #expect(backend.answerHeldCall(number: 1))
        }
        #expect(!isSettled)
        #expect(await task.value?.status == (isGivenUp ? nil : 401))
        #expect(!isSettled)
        backend.callIsAtRest(call)
        #expect(isSettled)
    }

    @Test("One can wait for those begun before, and not for others")
    func waitsForEarlier() async {
        let first = backend.beginCall()
        let second = backend.beginCall()
        await backend.settle(before: first)
        let task = Task.immediate { await backend.settle(before: second) }
        backend.callIsAtRest(first)
        await task.value
        #expect(!isSettled)
    }
}
