import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: feedback")
struct FeedbackPresenterTests {
    private let view = FeedbackViewSpy()
    private let feedback = FeedbackServiceStub()
    private let presenter: FeedbackPresenter<FeedbackViewSpy>

    init() {
        presenter = FeedbackPresenter(feedback: feedback)
        presenter.attach(view)
    }

    // MARK: The text

    @Test("Before anything is written the counter is at zero")
    func nothingCounted() {
        presenter.viewDidLoad()
        #expect(view.counter == "0/280")
    }

    @Test("Every edit is counted")
    func counter() {
        presenter.didEdit("Nice")
        #expect(view.counter == "4/280")
    }

    @Test("Blank text is not sent")
    func blank() {
        submit(" ")
        #expect(view.toasts == [Texts.feedbackIsBlank])
        #expect(feedback.texts.questions.isEmpty)
        #expect(view.loadingStates.isEmpty)
    }

    @Test("Text of more than 280 characters is not sent")
    func tooLong() {
        submit(String(repeating: "a", count: 281))
        #expect(view.toasts == [Texts.feedbackIsTooLong])
        #expect(feedback.texts.questions.isEmpty)
        #expect(view.loadingStates.isEmpty)
    }

    @Test("The text is sent as it is, with the white space around it")
    func sentAsItIs() {
        submit(" Nice\n")
        #expect(feedback.texts.questions == [" Nice\n"])
    }

    // MARK: Waiting

    @Test("While it is sending, loading is shown and the button is disabled")
    func waiting() {
        submit("Nice")
        #expect(view.loadingCount == 1)
        #expect(view.isSendEnabled == false)
    }

    @Test("A second tap while sending sends nothing")
    func secondTap() {
        submit("Nice")
        submit("Nice!")
        #expect(feedback.texts.questions == ["Nice"])
        #expect(view.loadingCount == 1)
    }

    // MARK: Answers

    @Test("Success shows thanks and clears the field")
    func success() async {
        submit("Nice")
        await feedback.texts.answer(1, with: .success(()))
        #expect(view.toasts == [Texts.feedbackSent])
        #expect(view.clearings == 1)
        #expect(view.counter == "0/280")
        expectReady()
        submit("Very nice")
        #expect(feedback.texts.questions == ["Nice", "Very nice"])
    }

    @Test("Success keeps what was written meanwhile")
    func writtenMeanwhile() async {
        submit("Nice")
        presenter.didEdit("Nice, but")
        await feedback.texts.answer(1, with: .success(()))
        #expect(view.toasts == [Texts.feedbackSent])
        #expect(view.clearings == 0)
        #expect(view.counter == "9/280")
    }

    @Test(
        "Failure says so and keeps the text",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        feedback.texts.preset = .failure(error)
        submit("Nice")
        #expect(view.toasts == [Texts.feedbackFailed])
        #expect(view.clearings == 0)
        #expect(view.counter == "4/280")
        expectReady()
    }

    @Test("After a failure the same can be sent again")
    func tryAgain() {
        feedback.texts.preset = .failure(.offline)
        submit("Nice")
        presenter.didTapSend()
        #expect(feedback.texts.questions == ["Nice", "Nice"])
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: FeedbackPresenter<FeedbackViewSpy>?
        do {
            let presenter = FeedbackPresenter<FeedbackViewSpy>(feedback: feedback)
            presenter.attach(view)
            gone = presenter
            presenter.didEdit("Nice")
            presenter.didTapSend()
        }
        #expect(gone == nil)
        #expect(feedback.texts.cancelledCount == 1)
        await feedback.texts.settle()
        #expect(view.toasts.isEmpty)
    }

    private func submit(_ text: String) {
        presenter.didEdit(text)
        presenter.didTapSend()
    }

    private func expectReady(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(view.isSendEnabled == true, sourceLocation: sourceLocation)
        #expect(view.loadingStates == [true, false], sourceLocation: sourceLocation)
    }
}
