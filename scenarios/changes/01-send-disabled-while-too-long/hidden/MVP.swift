import ServiceDoubles
import Testing

@testable import MVP

@Suite struct HiddenTests {
    private final class View: BaseViewSpy, @MainActor FeedbackView {
        var isSendEnabled = true

        func showCounter(_ text: String) {}
        func setSendEnabled(_ isEnabled: Bool) { isSendEnabled = isEnabled }
        func clearText() {}
    }

    private let view = View()
    private let feedback = FeedbackServiceStub()
    private let presenter: FeedbackPresenter

    init() {
        presenter = FeedbackPresenter(feedback: feedback)
        presenter.attach(view)
        presenter.viewDidLoad()
    }

    @Test("FeedbackPresenter disables \"Send\" while the text has more than 280 characters")
    func tooLong() {
        presenter.didEdit(String(repeating: "a", count: 281))
        #expect(!view.isSendEnabled)
        presenter.didEdit(String(repeating: "a", count: 280))
        #expect(view.isSendEnabled)
    }

    @Test("FeedbackPresenter decides by the text, too, when the answer comes")
    func answer() async {
        presenter.didEdit("Nice")
        presenter.didTapSend()
        presenter.didEdit(String(repeating: "a", count: 281))
        await feedback.texts.answer(1, with: .success(()))
        #expect(!view.isSendEnabled)
    }
}
