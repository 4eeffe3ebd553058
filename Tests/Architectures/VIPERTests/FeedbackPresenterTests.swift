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

    @Test("The counter follows the text")
    func counter() {
        presenter.didEdit("Nice")
        #expect(view.counter == "4/280")
        presenter.didEdit("")
        #expect(view.counter == "0/280")
    }

    @Test("A tap submits the text as it is, also before anything is written")
    func submits() {
        presenter.didTapSend()
        presenter.didEdit(" Nice ")
        presenter.didTapSend()
        #expect(interactor.submissions == ["", " Nice "])
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

    @Test("Success shows thanks and clears the text")
    func success() {
        presenter.didEdit("Nice")
        presenter.didSend("Nice")
        #expect(view.toasts == [Texts.feedbackSent])
        #expect(view.clearings == 1)
        #expect(view.counter == "0/280")
    }

    @Test("Success keeps a text that was written meanwhile")
    func writtenMeanwhile() {
        presenter.didEdit("Nice, but")
        presenter.didSend("Nice")
        #expect(view.toasts == [Texts.feedbackSent])
        #expect(view.clearings == 0)
        #expect(view.counter == "9/280")
    }

    @Test("Failure says so and keeps the text")
    func failure() {
        presenter.didEdit("Nice")
        presenter.didFail()
        #expect(view.toasts == [Texts.feedbackFailed])
        #expect(view.clearings == 0)
        presenter.didTapSend()
        #expect(interactor.submissions == ["Nice"])
    }
}
