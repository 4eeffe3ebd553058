import Foundation
import Testing
import TestSupport

@testable import InMemoryServer
@testable import Loopback
@testable import Services

@Suite("The loopback wire", .timeLimit(.minutes(10)))
@MainActor
struct LoopbackWireTests {
    private let memory = InMemoryBackend(clock: ManualClock())
    private let caller: CallerSpy
    private let backend: any Backend

    init() throws {
        backend = try LoopbackWire().backend(reaching: memory)
        caller = CallerSpy(backend)
    }

    @Test("Services get from it what they get in memory")
    func services() async throws {
        let services = AppServices(backend: backend, clock: ManualClock())
        try await services.authentication.logIn(
            with: Credentials(username: "ada", password: "lovelace"))
        let page = try await services.news.page(for: PageQuery(matching: "Article 1"))
        #expect(page.articles.count == 11)
        #expect(try await services.news.article(id: "7").title == "Article 7")
        try await services.feedback.send("Größe: 1/2 & 3+4 🥒")
        #expect(memory.receivedFeedback == ["Größe: 1/2 & 3+4 🥒"])
        #expect(memory.counts.received == 4)
    }

    @Test("After settling, every caller has its answer, in the order of the requests")
    func settles() async {
        var expected: [String] = []
        for round in 1...50 {
            for letter in ["a", "b", "c"] {
                caller.send(.article(id: letter), as: "\(letter)\(round)")
                expected.append("\(letter)\(round) 401")
            }
            await memory.settle()
            #expect(caller.outcomes == expected)
        }
    }

    @Test("After settling, the server holds unanswered calls, and answers in any order")
    func holds() async {
        memory.isHolding = true
        for name in ["a", "b", "c"] { caller.send(.article(id: name), as: name) }
        await memory.settle()
        #expect(memory.callsUnderWay == 3)
        for number in [2, 1, 1] {
            #expect(memory.answerHeldCall(number: number))
            await memory.settle()
        }
        #expect(caller.outcomes == ["b 401", "a 401", "c 401"])
    }

    @Test("A call cancelled at once arrives before it is withdrawn, as in memory")
    func withdrawsEarly() async {
        memory.isHolding = true
        for round in 1...30 {
            caller.send(.article(id: "1"), as: "\(round)")
            caller.cancel("\(round)")
            await memory.settle()
            #expect(memory.callsUnderWay == 0)
            #expect(memory.counts == CallCounts(received: round, cancelled: round))
            #expect(caller.outcomes.last == "\(round) cancelled")
        }
    }

    @Test("A call that is answered and then cancelled ends, and is not counted as cancelled")
    func crossing() async {
        memory.isHolding = true
        for _ in 1...30 {
            caller.send(.article(id: "1"), as: "a")
            await memory.settle()
            #expect(memory.answerHeldCall(number: 1))
            caller.cancel("a")
            await memory.settle()
            #expect(["a cancelled", "a 401"].contains(caller.outcomes.last))
        }
        #expect(caller.outcomes.count == 30)
        #expect(memory.counts.cancelled == 0)
    }

    @Test("Answers go wrong as in memory")
    func fails() async {
        memory.failNextAnswer(with: .timeout)
        memory.failNextAnswer(with: .status(500))
        memory.failNextAnswer(with: .unreadable)
        for name in ["a", "b", "c"] {
            caller.send(.feedback("Hi", id: 1), as: name)
            await memory.settle()
        }
        #expect(caller.outcomes == ["a timedOut", "b 500", "c 200"])
    }

    @Test("A server that is offline fails held calls and new ones")
    func offline() async {
        memory.isHolding = true
        caller.send(.article(id: "1"), as: "held")
        await memory.settle()
        memory.isOffline = true
        caller.send(.feedback("Hi", id: 1), as: "new")
        await memory.answerHeldCalls()
        await memory.settle()
        #expect(Set(caller.outcomes) == ["held offline", "new offline"])
        #expect(memory.counts.received == 1)
    }

    nonisolated private static var descriptors: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0
    }

    private func useAndDrop() async {
        memory.isHolding = true
        caller.send(.article(id: "1"), as: "given up")
        await memory.settle()
        memory.isHolding = false
        caller.cancel("given up")
        caller.send(.article(id: "1"), as: "answered")
        await memory.settle()
    }

    @Test(
        "A wire that is deallocated leaves no socket open",
        .enabled(if: descriptors > 0, "the system does not list open descriptors"))
    func leavesNothing() async {
        // In a process of its own, since other tests open descriptors at the same time.
        await #expect(processExitsWith: .success) {
            let before = Self.descriptors
            for _ in 0..<20 { try await LoopbackWireTests().useAndDrop() }
            // The last one's may still be open: its queue lets go of it a little later.
            #expect(Self.descriptors < before + 20)
        }
    }
}
