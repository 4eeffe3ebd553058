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
        interactor.submit(after: text)
        #expect(output.objections == [objection])
        #expect(output.loadingStates.isEmpty)
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test("A text is sent as it is")
    func sendsAsItIs() {
        interactor.submit(after: " Nice ")
        #expect(feedback.texts.questions == [" Nice "])
        #expect(output.objections.isEmpty)
    }

    // MARK: Waiting

    @Test("While it sends, another text is neither sent nor rejected")
    func secondTap() {
        interactor.submit(after: "Nice")
        interactor.submit(after: "Nice!")
        interactor.submit(after: "")
        #expect(feedback.texts.questions == ["Nice"])
        #expect(output.loadingStates == [true])
        #expect(output.objections.isEmpty)
    }

    // MARK: Answers

    @Test("Success is reported and clears the draft, and the next text can be sent")
    func success() async {
        interactor.submit(after: "Nice")
        #expect(output.successes == 0)
        await feedback.texts.answer(1, with: .success(()))
        #expect(output.successes == 1)
        #expect(output.clearings == 1)
        #expect(output.loadingStates == [true, false])
        interactor.submit()
        #expect(output.objections == [.blank])
        interactor.submit(after: "Very nice")
        #expect(feedback.texts.questions == ["Nice", "Very nice"])
    }

    @Test("Success keeps a text that was written meanwhile")
    func writtenMeanwhile() async {
        interactor.submit(after: "Nice")
        interactor.edit("Nice, but")
        await feedback.texts.answer(1, with: .success(()))
        #expect(output.successes == 1)
        #expect(output.clearings == 0)
        interactor.submit()
        #expect(feedback.texts.questions == ["Nice", "Nice, but"])
    }

    @Test("A tap while loading ends does not send the same text again")
    func tapWhileLoadingEnds() async {
        interactor.submit(after: "Nice")
        output.whenLoadingEnds = { [interactor] in interactor.submit() }
        await feedback.texts.answer(1, with: .success(()))
        #expect(feedback.texts.questions == ["Nice"])
    }

    @Test("A failure is reported, and the same text can be sent again")
    func failure() async {
        interactor.submit(after: "Nice")
        await feedback.texts.answer(1, with: .failure(.offline))
        #expect(output.failures == 1)
        #expect(output.loadingStates == [true, false])
        interactor.submit()
        #expect(feedback.texts.questions == ["Nice", "Nice"])
    }

    @Test("The end of the session is no failure to send, because it has its own toast")
    func sessionEnded() async {
        interactor.submit(after: "Nice")
        await feedback.texts.answer(1, with: .failure(.sessionEnded))
        #expect(output.failures == 0)
        #expect(output.loadingStates == [true, false])
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: FeedbackInteractor?
        do {
            let interactor = FeedbackInteractor(feedback: feedback)
            interactor.output = output
            gone = interactor
            interactor.submit(after: "Nice")
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
            interactor.submit(after: "Nice")
            feedback.texts.dispatch(.success(()), to: 1)
        }
        await feedback.texts.settle()
        #expect(output.successes == 0)
    }
}

extension FeedbackInteractor {
    /// Submits a text that has been written.
    fileprivate func submit(after text: String) {
        edit(text)
        submit()
    }
}
