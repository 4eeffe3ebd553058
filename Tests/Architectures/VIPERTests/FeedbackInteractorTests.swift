import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: feedback, interactor")
struct FeedbackInteractorTests {
    private let output = FeedbackInteractorOutputSpy()
    private let feedback = FeedbackServiceStub()
    private let interactor: FeedbackInteractor

    init() {
        interactor = FeedbackInteractor(feedback: feedback)
        interactor.output = output
    }

    // MARK: The text

    @Test(
        "A text that can't be sent is rejected with the objection, and not sent",
        arguments: [
            (" ", FeedbackDraft.Objection.blank), (String(repeating: "a", count: 281), .tooLong),
        ])
    func rejected(text: String, objection: FeedbackDraft.Objection) {
        interactor.submit(text)
        #expect(output.objections == [objection])
        #expect(output.loadingStates.isEmpty)
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test("A text is sent as it is")
    func sendsAsItIs() {
        interactor.submit(" Nice ")
        #expect(feedback.texts.questions == [" Nice "])
        #expect(output.objections.isEmpty)
    }

    // MARK: Waiting

    @Test("While it sends, another text is neither sent nor rejected")
    func secondTap() {
        interactor.submit("Nice")
        interactor.submit("Nice!")
        interactor.submit("")
        #expect(feedback.texts.questions == ["Nice"])
        #expect(output.loadingStates == [true])
        #expect(output.objections.isEmpty)
    }

    // MARK: Answers

    @Test("Success reports the text that was sent, and the next one can be sent")
    func success() async {
        interactor.submit("Nice")
        #expect(output.sent.isEmpty)
        await feedback.texts.answer(1, with: .success(()))
        #expect(output.sent == ["Nice"])
        #expect(output.loadingStates == [true, false])
        interactor.submit("Very nice")
        #expect(feedback.texts.questions == ["Nice", "Very nice"])
    }

    @Test("A failure is reported, and the same text can be sent again")
    func failure() async {
        interactor.submit("Nice")
        await feedback.texts.answer(1, with: .failure(.offline))
        #expect(output.failures == 1)
        #expect(output.loadingStates == [true, false])
        interactor.submit("Nice")
        #expect(feedback.texts.questions == ["Nice", "Nice"])
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: FeedbackInteractor?
        do {
            let interactor = FeedbackInteractor(feedback: feedback)
            interactor.output = output
            gone = interactor
            interactor.submit("Nice")
        }
        #expect(gone == nil)
        #expect(feedback.texts.cancelledCount == 1)
        await feedback.texts.settle()
        #expect(output.failures == 0)
    }

    @Test("An answer that arrives after it is deallocated changes nothing")
    func lateAnswer() async {
        do {
            let interactor = FeedbackInteractor(feedback: feedback)
            interactor.output = output
            interactor.submit("Nice")
            feedback.texts.dispatch(.success(()), to: 1)
        }
        await feedback.texts.settle()
        #expect(output.sent.isEmpty)
    }
}
