import AppContract
import Services
import Testing

@testable import VIPER

@Suite("VIPER: feedback, presenter")
struct FeedbackPresenterTests {
    private let view = FeedbackViewSpy()
    private let interactor = FeedbackInteractorSpy()
    private let presenter: FeedbackPresenter

    init() {
        presenter = FeedbackPresenter(interactor: interactor)
        presenter.view = view
    }

    // MARK: The text

    @Test("Before anything is written the counter is at zero")
    func nothingCounted() {
        presenter.viewDidLoad()
        #expect(view.counter == "0/280")
    }

    @Test("The counter follows the text, which is passed on as it is")
    func edits() {
        presenter.didEdit(" Nice ")
        #expect(view.counter == "6/280")
        presenter.didEdit("")
        #expect(view.counter == "0/280")
        #expect(interactor.edits == [" Nice ", ""])
    }

    @Test("A tap submits the text")
    func submits() {
        presenter.didTapSend()
        #expect(interactor.submissions == 1)
    }

    @Test("The toast says why a text can't be sent")
    func rejected() {
        presenter.didReject(.blank)
        presenter.didReject(.tooLong)
        #expect(view.toasts == [Texts.feedbackIsBlank, Texts.feedbackIsTooLong])
    }

    // MARK: Loading

    @Test("The button is disabled only while loading shows")
    func loading() {
        presenter.didChangeLoading(true)
        #expect(view.loadingStates == [true])
        #expect(view.isSendEnabled == false)
        presenter.didChangeLoading(false)
        #expect(view.loadingStates == [true, false])
        #expect(view.isSendEnabled == true)
    }

    // MARK: Answers

    @Test("Success shows thanks and keeps the text")
    func success() {
        presenter.didSend()
        #expect(view.toasts == [Texts.feedbackSent])
        #expect(view.clearings == 0)
    }

    @Test("A text that is no longer in the draft is cleared, and the counter is at zero")
    func clears() {
        presenter.didEdit("Nice")
        presenter.didClear()
        #expect(view.clearings == 1)
        #expect(view.counter == "0/280")
    }

    @Test("Failure says so and keeps the text")
    func failure() {
        presenter.didEdit("Nice")
        presenter.didFail()
        #expect(view.toasts == [Texts.feedbackFailed])
        #expect(view.clearings == 0)
    }
}
