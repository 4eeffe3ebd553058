import InMemoryServer
import Testing

@testable import Services

@Suite("The feedback service")
@MainActor
struct FeedbackServiceTests {
    private let backend: InMemoryBackend
    private let feedback: any FeedbackService

    init() async throws {
        let clock = ManualClock()
        backend = InMemoryBackend(clock: clock)
        let services = AppServices(backend: backend, clock: clock)
        feedback = services.feedback
        try await services.authentication.logIn(
            with: Credentials(username: "ada", password: "lovelace"))
    }

    @Test(
        "A text whose answer is lost or unreadable is kept once when it is sent again",
        arguments: [AnswerFailure.timeout, .unreadable])
    func repeated(failure: AnswerFailure) async throws {
        backend.failNextAnswer(with: failure)
        await #expect(throws: ServiceError.self) { try await feedback.send("Nice") }
        #expect(backend.receivedFeedback == ["Nice"])
        try await feedback.send("Nice")
        #expect(backend.receivedFeedback == ["Nice"])
        // By now it is another one.
        try await feedback.send("Nice")
        #expect(backend.receivedFeedback == ["Nice", "Nice"])
    }

    @Test("Another text is other feedback, even if nobody knows what became of the first")
    func other() async throws {
        try await lose("Nice")
        try await feedback.send("Great")
        #expect(backend.receivedFeedback == ["Nice", "Great"])
    }

    @Test("Each text whose answer is lost is kept once, whatever is sent in between")
    func severalUnconfirmed() async throws {
        try await lose("Nice")
        try await lose("Great")
        try await feedback.send("Fine")
        try await feedback.send("Nice")
        try await feedback.send("Great")
        #expect(backend.receivedFeedback == ["Nice", "Great", "Fine"])
    }

    @Test("The answer to a text does not confirm the next one")
    func lateConfirmation() async throws {
        backend.isHolding = true
        let first = send("Nice")
        let second = send("Great")
        #expect(backend.answerHeldCall(number: 1))
        try await first.value
        backend.isHolding = false
        backend.failNextAnswer(with: .timeout)
        await backend.answerHeldCalls()
        await #expect(throws: ServiceError.timedOut) { try await second.value }
        try await feedback.send("Great")
        #expect(backend.receivedFeedback == ["Nice", "Great"])
    }

    @Test("A late answer to a text does not confirm the same text that was sent anew")
    func lateConfirmationOfSameText() async throws {
        backend.isHolding = true
        let first = send("Nice")
        let second = send("Nice")
        #expect(backend.answerHeldCall(number: 1))
        try await first.value
        // The first answer has confirmed the text, so this is another one, whose answer is lost.
        let anew = send("Nice")
        backend.failNextAnswer(with: .timeout)
        #expect(backend.answerHeldCall(number: 2))
        await #expect(throws: ServiceError.timedOut) { try await anew.value }
        #expect(backend.answerHeldCall(number: 1))
        try await second.value
        backend.isHolding = false
        try await feedback.send("Nice")
        #expect(backend.receivedFeedback == ["Nice", "Nice"])
    }

    private func send(_ text: String) -> Task<Void, any Error> {
        Task.immediate { [feedback] in try await feedback.send(text) }
    }

    /// Sends a text that the server takes, but whose answer never comes.
    private func lose(_ text: String) async throws {
        backend.failNextAnswer(with: .timeout)
        await #expect(throws: ServiceError.timedOut) { try await feedback.send(text) }
    }
}
