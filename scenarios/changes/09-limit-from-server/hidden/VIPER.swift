import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import VIPER

/// The interactor is asked without an output, because a solution may change what it tells its output.
@Suite struct HiddenTests {
    private let view = FeedbackViewSpy()
    private let feedback = FeedbackServiceStub()
    private let interactor: FeedbackInteractor
    private let presenter: FeedbackPresenter

    init() {
        interactor = FeedbackInteractor(feedback: feedback)
        presenter = FeedbackPresenter(interactor: interactor)
        presenter.view = view
        presenter.viewDidLoad()
    }

    @Test("FeedbackInteractor does not send blank text, whoever asks for it")
    func blank() {
        interactor.edit(" \n")
        interactor.submit()
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test("FeedbackInteractor sends text of any length")
    func long() {
        let text = String(repeating: "a", count: 281)
        interactor.edit(text)
        interactor.submit()
        #expect(feedback.texts.questions == [text])
    }

    @Test("FeedbackPresenter passes each tap on, also with blank text, and says nothing of its own")
    func tap() {
        let interactor = FeedbackInteractorSpy()
        let presenter = FeedbackPresenter(interactor: interactor)
        presenter.view = view
        presenter.didEdit("")
        presenter.didTapSend()
        #expect(interactor.submissions == 1)
        #expect(view.toasts.isEmpty)
    }

    @Test("FeedbackInteractor and FeedbackPresenter have the view say that blank text is not sent")
    func blankToast() {
        submit(" \n")
        #expect(view.toasts == [Texts.feedbackIsBlank])
    }

    @Test(
        "FeedbackInteractor and FeedbackPresenter choose the toast for each failure",
        arguments: [
            (ServiceError.tooLong(limit: 40), ["Keep it to 40 characters."]),
            (.tooLong(limit: 0), ["Keep it to 0 characters."]),
            (.serverProblem, [Texts.feedbackFailed]),
            (.sessionEnded, []),
        ])
    func failure(error: ServiceError, toasts: [String]) {
        feedback.texts.preset = .failure(error)
        submit("Nice")
        #expect(view.toasts == toasts)
    }

    @Test("FeedbackViewController passes each tap on, whatever its field reads")
    func tapOfView() throws {
        let window = window()
        // The field reads nothing, so a view that decides would refuse.
        presenter.didEdit("Nice")
        try Person(at: window).tap(Texts.send)
        #expect(feedback.texts.questions == ["Nice"])
    }

    @Test("FeedbackViewController passes a tap with blank text on, and says nothing of its own")
    func blankTapOfView() throws {
        let window = window()
        // Now only this view is told what to show.
        presenter.view = view
        interactor.output = presenter
        presenter.didEdit(" ")
        try Person(at: window).tap(Texts.send)
        #expect(view.toasts == [Texts.feedbackIsBlank])
        #expect(window.toast == nil)
    }

    /// A window with the view of feedback, whose field reads nothing.
    private func window() -> Window {
        let window = Window()
        window.rootViewController = NavigationController()
        window.rootViewController?.pushViewController(FeedbackViewController(output: presenter))
        window.drawFrame()
        return window
    }

    private func submit(_ text: String) {
        interactor.output = presenter
        presenter.didEdit(text)
        presenter.didTapSend()
    }
}
