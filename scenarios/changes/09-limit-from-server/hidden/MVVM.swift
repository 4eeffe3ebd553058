import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite struct HiddenTests {
    private let feedback = FeedbackServiceStub()
    private let viewModel: FeedbackViewModel
    private let status: StatusSpy

    init() {
        viewModel = FeedbackViewModel(feedback: feedback)
        status = StatusSpy(viewModel.status)
    }

    @Test("FeedbackViewModel does not send blank text, and has the view say so")
    func blank() {
        submit(" \n")
        #expect(status.toasts == [Texts.feedbackIsBlank])
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test("FeedbackViewModel sends text of any length")
    func long() {
        let text = String(repeating: "a", count: 281)
        submit(text)
        #expect(feedback.texts.questions == [text])
    }

    @Test(
        "FeedbackViewModel chooses the toast for each failure",
        arguments: [
            (ServiceError.tooLong(limit: 40), ["Keep it to 40 characters."]),
            (.tooLong(limit: 0), ["Keep it to 0 characters."]),
            (.serverProblem, [Texts.feedbackFailed]),
            (.sessionEnded, []),
        ])
    func failure(error: ServiceError, toasts: [String]) {
        feedback.texts.preset = .failure(error)
        submit("Nice")
        #expect(status.toasts == toasts)
    }

    @Test("FeedbackViewController passes each tap on, whatever its field reads")
    func tap() throws {
        let window = Window()
        window.rootViewController = NavigationController()
        let screen = FeedbackViewController(viewModel: viewModel)
        window.rootViewController?.pushViewController(screen)
        window.drawFrame()
        viewModel.text.value = "Nice"
        // Without an event, the view model does not follow the field, so a view that decides would refuse.
        let field = try #require(screen.view.subviews.compactMap { $0 as? TextField }.first)
        field.text = ""
        try Person(at: window).tap(Texts.send)
        #expect(feedback.texts.questions == ["Nice"])
    }

    @Test("FeedbackViewController passes a tap with blank text on, and says nothing of its own")
    func blankTap() throws {
        let window = Window()
        window.rootViewController = NavigationController()
        window.rootViewController?.pushViewController(FeedbackViewController(viewModel: viewModel))
        window.drawFrame()
        try Person(at: window).tap(Texts.send)
        // A view that decides says it without the view model.
        #expect(status.toasts == [Texts.feedbackIsBlank])
    }

    private func submit(_ text: String) {
        viewModel.text.value = text
        viewModel.submit()
    }
}
