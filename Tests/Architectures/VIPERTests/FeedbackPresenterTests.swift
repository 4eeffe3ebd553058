import AppContract
import Services
import Testing

@testable import VIPER

@Suite("VIPER: feedback, presenter")
struct FeedbackPresenterTests {
    private let view = FeedbackViewSpy()
    private let wireframe = WireframeSpy()
    private let interactor = FeedbackInteractorSpy()
    private let presenter: FeedbackPresenter

    init() {
        presenter = FeedbackPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
        wireframe.screen = view
    }

    @Test("It does not keep its view alive")
    func weakView() {
        var view: FeedbackViewSpy? = FeedbackViewSpy()
        weak let gone = view
        presenter.view = view
        view = nil
        #expect(gone == nil)
    }

    // MARK: The text

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

    @Test("A text that can't be sent is rejected with the reason")
    func rejected() {
        presenter.didReject(.blank)
        presenter.didReject(.tooLong)
        #expect(view.toasts == [Texts.feedbackIsBlank, Texts.feedbackIsTooLong])
        #expect(view.loadingCount == 0)
    }

    @Test("Before anything is written the text is empty")
    func nothingWritten() {
        presenter.didTapSend()
        #expect(interactor.submissions == [""])
    }

    @Test("A tap submits the text as it is")
    func submits() {
        presenter.didEdit(" Nice ")
        presenter.didTapSend()
        #expect(interactor.submissions == [" Nice "])
    }

    // MARK: Waiting

    @Test("While it is sending, loading is shown and the button is disabled")
    func waiting() {
        presenter.didChangeSending(true)
        #expect(view.loadingCount == 1)
        #expect(view.isSendEnabled == false)
    }

    // MARK: Answers

    @Test("Once it has been sent, loading is hidden and the button is enabled")
    func ready() {
        send("Nice")
        presenter.didChangeSending(false)
        #expect(view.loadingStates == [true, false])
        #expect(view.isSendEnabled == true)
    }

    @Test("Success shows thanks and clears the field")
    func success() {
        send("Nice")
        presenter.didSend("Nice")
        #expect(view.toasts == [Texts.feedbackSent])
        #expect(view.clearings == 1)
        #expect(view.counter == "0/280")
    }

    @Test("Success keeps what was written meanwhile")
    func writtenMeanwhile() {
        send("Nice")
        presenter.didEdit("Nice, but")
        presenter.didSend("Nice")
        #expect(view.toasts == [Texts.feedbackSent])
        #expect(view.clearings == 0)
        #expect(view.counter == "9/280")
    }

    @Test(
        "Failure says so and keeps the text",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        send("Nice")
        presenter.didFail(error)
        #expect(view.toasts == [Texts.feedbackFailed])
        #expect(view.clearings == 0)
        #expect(view.counter == "4/280")
    }

    @Test("An ended session is told to the wireframe")
    func sessionEnded() {
        send("Nice")
        presenter.didFail(.sessionEnded)
        #expect(view.toasts == [Texts.message(for: .sessionEnded)])
        #expect(wireframe.moves == [.showLogin])
    }

    private func send(_ text: String) {
        presenter.didEdit(text)
        presenter.didTapSend()
        presenter.didChangeSending(true)
    }
}
