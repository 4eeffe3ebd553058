import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: feedback")
struct FeedbackPresenterTests {
    private let view = FeedbackViewSpy()
    private let feedback = FeedbackServiceStub()
    private let presenter: FeedbackPresenter

    init() {
        presenter = FeedbackPresenter(feedback: feedback)
        presenter.attach(view)
    }

    // MARK: The text

    @Test("The counter follows the text")
    func counter() {
        presenter.viewDidLoad()
        #expect(view.counter == "0/280")
        presenter.didEdit("Nice")
        #expect(view.counter == "4/280")
    }

    @Test("Blank text is not sent", arguments: ["", "  "])
    func blank(text: String) {
        submit(text)
        #expect(view.toasts == [Texts.feedbackIsBlank])
        #expect(feedback.texts.questions.isEmpty)
        #expect(!view.isLoading)
    }

    @Test("Text of more than 280 characters is not sent")
    func tooLong() {
        submit(String(repeating: "a", count: 281))
        #expect(view.toasts == [Texts.feedbackIsTooLong])
        #expect(feedback.texts.questions.isEmpty)
        #expect(!view.isLoading)
    }

    @Test("The text is sent as it is, with its white space")
    func sentAsItIs() {
        submit(" Nice\n")
        #expect(feedback.texts.questions == [" Nice\n"])
    }

    // MARK: Waiting

    @Test("While sending, loading is shown and the button is disabled")
    func waiting() {
        submit("Nice")
        #expect(view.isLoading)
        #expect(view.isSendEnabled == false)
    }

    @Test("A second tap while sending sends nothing")
    func secondTap() {
        submit("Nice")
        submit("Nice!")
        #expect(feedback.texts.questions == ["Nice"])
        #expect(feedback.texts.cancelledCount == 0)
        #expect(view.isLoading)
    }

    // MARK: Answers

    @Test("Success says thanks and clears the field")
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
        expectReady()
    }

    @Test(
        "After a failure the text is kept and can be sent again",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        feedback.texts.preset = .failure(error)
        submit("Nice")
        #expect(view.toasts == [Texts.feedbackFailed])
        expectTextKept()
        presenter.didTapSend()
        #expect(feedback.texts.questions == ["Nice", "Nice"])
    }

    @Test("Sending that ends with its session says nothing")
    func sessionEnds() {
        feedback.texts.preset = .failure(.sessionEnded)
        submit("Nice")
        #expect(view.toasts.isEmpty)
        expectTextKept()
    }

    // MARK: The end

    @Test("Sending is cancelled with its screen")
    func cancelsWhenItGoes() async {
        weak var gone: FeedbackPresenter?
        do {
            let presenter = FeedbackPresenter(feedback: feedback)
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

    private func expectTextKept(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(view.clearings == 0, sourceLocation: sourceLocation)
        #expect(view.counter == "4/280", sourceLocation: sourceLocation)
        expectReady(sourceLocation: sourceLocation)
    }

    private func expectReady(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(view.isSendEnabled == true, sourceLocation: sourceLocation)
        #expect(!view.isLoading, sourceLocation: sourceLocation)
    }
}
