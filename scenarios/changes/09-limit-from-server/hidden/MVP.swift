import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite struct HiddenTests {
    private let view = FeedbackViewSpy()
    private let feedback = FeedbackServiceStub()
    private let presenter: FeedbackPresenter

    init() {
        presenter = FeedbackPresenter(feedback: feedback)
        presenter.attach(view)
        presenter.viewDidLoad()
    }

    @Test("FeedbackPresenter does not send blank text, and has the view say so")
    func blank() {
        submit(" \n")
        #expect(view.toasts == [Texts.feedbackIsBlank])
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test("FeedbackPresenter sends text of any length")
    func long() {
        let text = String(repeating: "a", count: 281)
        submit(text)
        #expect(feedback.texts.questions == [text])
    }

    @Test(
        "FeedbackPresenter chooses the toast for each failure",
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
    func tap() throws {
        let window = window()
        // The field reads nothing, so a view that decides would refuse.
        presenter.didEdit("Nice")
        try Person(at: window).tap(Texts.send)
        #expect(feedback.texts.questions == ["Nice"])
    }

    @Test("FeedbackViewController passes a tap with blank text on, and says nothing of its own")
    func blankTap() throws {
        let window = window()
        // Now only this view is told what to show.
        presenter.attach(view)
        presenter.didEdit(" ")
        try Person(at: window).tap(Texts.send)
        #expect(view.toasts == [Texts.feedbackIsBlank])
        #expect(window.toast == nil)
    }

    /// A window with the view of feedback, whose field reads nothing.
    private func window() -> Window {
        let window = Window()
        window.rootViewController = NavigationController()
        window.rootViewController?.pushViewController(FeedbackViewController(presenter: presenter))
        window.drawFrame()
        return window
    }

    private func submit(_ text: String) {
        presenter.didEdit(text)
        presenter.didTapSend()
    }
}
