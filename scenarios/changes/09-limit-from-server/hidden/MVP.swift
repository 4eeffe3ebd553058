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
        let window = Window()
        window.rootViewController = NavigationController()
        window.rootViewController?.pushViewController(FeedbackViewController(presenter: presenter))
        window.drawFrame()
        // The field reads nothing, so a view that decides would refuse.
        presenter.didEdit("Nice")
        try Person(at: window).tap(Texts.send)
        #expect(feedback.texts.questions == ["Nice"])
    }

    private func submit(_ text: String) {
        presenter.didEdit(text)
        presenter.didTapSend()
    }
}
