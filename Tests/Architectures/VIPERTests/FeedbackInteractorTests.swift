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

    @Test("Blank text is not sent", arguments: ["", " \n"])
    func blank(text: String) {
        interactor.submit(after: text)
        #expect(output.objections == [.blank])
        #expect(output.loadingStates.isEmpty)
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test("Text of more than 280 characters is not sent")
    func tooLong() {
        interactor.submit(after: String(repeating: "a", count: 281))
        #expect(output.objections == [.tooLong])
        #expect(output.loadingStates.isEmpty)
        #expect(feedback.texts.questions.isEmpty)
        interactor.submit(after: String(repeating: "a", count: 280))
        #expect(feedback.texts.questions.count == 1)
    }

    @Test("The text is sent as it is, with its white space")
    func sendsAsItIs() {
        interactor.submit(after: " Nice ")
        #expect(feedback.texts.questions == [" Nice "])
        #expect(output.objections.isEmpty)
    }

    // MARK: Waiting

    @Test("While sending, loading is shown and the button is disabled")
    func loading() async {
        interactor.submit(after: "Nice")
        #expect(output.loadingStates == [true])
        await feedback.texts.answer(1, with: .success(()))
        #expect(output.loadingStates == [true, false])
    }

    @Test("A second tap while sending sends nothing")
    func secondTap() {
        interactor.submit(after: "Nice")
        interactor.submit(after: "Nice!")
        interactor.submit(after: "")
        #expect(feedback.texts.questions == ["Nice"])
        #expect(output.loadingStates == [true])
        #expect(output.objections.isEmpty)
    }

    // MARK: Answers

    @Test("Success says thanks and clears the field")
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

    @Test("Success keeps what was written meanwhile")
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

    @Test("After a failure the text is kept and can be sent again")
    func failure() async {
        interactor.submit(after: "Nice")
        await feedback.texts.answer(1, with: .failure(.offline))
        #expect(output.errors.count == 1)
        #expect(output.clearings == 0)
        #expect(output.loadingStates == [true, false])
        interactor.submit()
        #expect(feedback.texts.questions == ["Nice", "Nice"])
    }

    @Test("The end of the session is reported like other errors")
    func sessionEnded() async {
        interactor.submit(after: "Nice")
        await feedback.texts.answer(1, with: .failure(.sessionEnded))
        #expect(output.errors == [.sessionEnded])
        #expect(output.successes == 0)
        #expect(output.loadingStates == [true, false])
    }

    // MARK: The end

    @Test("Sending is cancelled with its screen")
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
        #expect(output.errors.count == 0)
    }

    @Test("An answer that arrives after the screen is gone changes nothing")
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
