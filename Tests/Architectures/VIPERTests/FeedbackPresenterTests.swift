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

    @Test("The counter follows the text")
    func counter() {
        presenter.viewDidLoad()
        #expect(view.counter == "0/280")
        presenter.didEdit(" Nice ")
        #expect(view.counter == "6/280")
        presenter.didEdit("")
        #expect(view.counter == "0/280")
    }

    @Test("An edit is passed on as it is, and a tap submits it")
    func submits() {
        presenter.didEdit(" Nice ")
        #expect(interactor.edits == [" Nice "])
        #expect(interactor.submissions == 0)
        presenter.didTapSend()
        #expect(interactor.submissions == 1)
    }

    @Test("Blank text is not sent")
    func blank() {
        presenter.didReject(.blank)
        #expect(view.toasts == [Texts.feedbackIsBlank])
        #expect(view.clearings == 0)
    }

    @Test("Text of more than 280 characters is not sent")
    func tooLong() {
        presenter.didReject(.tooLong)
        #expect(view.toasts == [Texts.feedbackIsTooLong])
        #expect(view.clearings == 0)
    }

    // MARK: Loading

    @Test("While sending, loading is shown and the button is disabled")
    func loading() {
        presenter.didChangeLoading(true)
        #expect(view.loadingStates == [true])
        #expect(view.isSendEnabled == false)
        presenter.didChangeLoading(false)
        #expect(view.loadingStates == [true, false])
        #expect(view.isSendEnabled == true)
    }

    // MARK: Answers

    @Test("Success says thanks and clears the field")
    func success() {
        presenter.didEdit("Nice")
        presenter.didClear()
        #expect(view.clearings == 1)
        #expect(view.counter == "0/280")
        presenter.didSend()
        #expect(view.toasts == [Texts.feedbackSent])
    }

    @Test("Success keeps what was written meanwhile")
    func writtenMeanwhile() {
        presenter.didEdit("Nice, but")
        presenter.didSend()
        #expect(view.toasts == [Texts.feedbackSent])
        #expect(view.clearings == 0)
        #expect(view.counter == "9/280")
    }

    @Test("After a failure the text is kept and can be sent again")
    func failure() {
        presenter.didEdit("Nice")
        presenter.didFail(.offline)
        #expect(view.toasts == [Texts.feedbackFailed])
        #expect(view.clearings == 0)
        #expect(view.counter == "4/280")
    }

    @Test("Sending that ends with its session says nothing")
    func sessionEnded() {
        presenter.didFail(.sessionEnded)
        #expect(view.toasts.isEmpty)
    }
}
