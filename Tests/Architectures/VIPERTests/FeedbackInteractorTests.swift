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
        "Blank text is not sent, even if it is too long",
        arguments: ["", "   ", " \n\t", String(repeating: " ", count: 281)])
    func blank(text: String) {
        interactor.submit(text)
        #expect(output.rejections == [.blank])
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test("Text of more than 280 characters is not sent")
    func tooLong() {
        interactor.submit(String(repeating: "👩‍👧", count: 281))
        #expect(output.rejections == [.tooLong])
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test("Text of 280 characters is sent as it is")
    func justFits() {
        let text = " " + String(repeating: "👩‍👧", count: 279)
        interactor.submit(text)
        #expect(feedback.texts.questions == [text])
        #expect(output.rejections.isEmpty)
        #expect(output.starts == 1)
    }

    // MARK: Waiting

    @Test("A second tap while sending sends nothing")
    func secondTap() {
        interactor.submit("Nice")
        interactor.submit("Nice!")
        interactor.submit("")
        #expect(feedback.texts.questions == ["Nice"])
        #expect(output.starts == 1)
        #expect(output.rejections.isEmpty)
    }

    // MARK: Answers

    @Test("Success tells what was sent")
    func success() async {
        interactor.submit("Nice")
        #expect(output.sent.isEmpty)
        await feedback.texts.answer(1, with: .success(()))
        #expect(output.sent == ["Nice"])
        interactor.submit("Very nice")
        #expect(feedback.texts.questions == ["Nice", "Very nice"])
    }

    @Test("Failure is told", arguments: [ServiceError.offline, .sessionEnded])
    func failure(error: ServiceError) {
        feedback.texts.preset = .failure(error)
        interactor.submit("Nice")
        #expect(output.errors == [error])
        #expect(!output.isSending)
    }

    @Test("After a failure the same can be sent again")
    func tryAgain() {
        feedback.texts.preset = .failure(.offline)
        interactor.submit("Nice")
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
        #expect(output.errors.isEmpty)
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
