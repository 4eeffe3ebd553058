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

    @Test("Before anything is written the text is blank")
    func nothingWritten() {
        presenter.didTapSend()
        #expect(view.toasts == [Texts.feedbackIsBlank])
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test("Before anything is written the counter is at zero")
    func nothingCounted() {
        presenter.viewDidLoad()
        #expect(view.counter == "0/280")
    }

    @Test(
        "The counter counts characters as a person sees them",
        arguments: [("", "0/280"), ("Nice", "4/280"), ("👩‍👧é", "2/280")])
    func counter(text: String, counter: String) {
        presenter.didEdit(text)
        #expect(view.counter == counter)
    }

    @Test(
        "Blank text is not sent, even if it is too long",
        arguments: ["", "   ", " \n\t", String(repeating: " ", count: 281)])
    func blank(text: String) {
        submit(text)
        #expect(view.toasts == [Texts.feedbackIsBlank])
        #expect(feedback.texts.questions.isEmpty)
        #expect(view.loadingCount == 0)
    }

    @Test("Text of more than 280 characters is not sent")
    func tooLong() {
        submit(String(repeating: "👩‍👧", count: 281))
        #expect(view.toasts == [Texts.feedbackIsTooLong])
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test("Text of 280 characters is sent as it is")
    func justFits() {
        let text = " " + String(repeating: "👩‍👧", count: 279)
        submit(text)
        #expect(feedback.texts.questions == [text])
        #expect(view.toasts.isEmpty)
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

    @Test("An ended session leads to the log-in")
    func sessionEnded() {
        feedback.texts.preset = .failure(.sessionEnded)
        submit("Nice")
        #expect(view.toasts == [Texts.message(for: .sessionEnded)])
        #expect(view.moves == [.setRoot(.login)])
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

    @Test("An answer that arrives after it is deallocated changes nothing")
    func lateAnswer() async {
        do {
            let presenter = FeedbackPresenter<FeedbackViewSpy>(feedback: feedback)
            presenter.attach(view)
            presenter.didEdit("Nice")
            presenter.didTapSend()
            feedback.texts.dispatch(.success(()), to: 1)
        }
        await feedback.texts.settle()
        #expect(view.toasts.isEmpty)
        #expect(view.clearings == 0)
    }

    private func submit(_ text: String) {
        presenter.didEdit(text)
        presenter.didTapSend()
    }

    private func expectReady(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(view.isSendEnabled == true, sourceLocation: sourceLocation)
        #expect(view.loadingCount == 0, sourceLocation: sourceLocation)
        #expect(view.loadingStates.last == false, sourceLocation: sourceLocation)
    }
}
