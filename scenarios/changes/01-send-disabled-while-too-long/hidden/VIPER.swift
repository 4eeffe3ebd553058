import ServiceDoubles
import Testing

@testable import VIPER

@Suite struct HiddenTests {
    private final class View: BaseViewSpy, @MainActor FeedbackViewInput {
        var isSendEnabled = true

        func showCounter(_ text: String) {}
        func setSendEnabled(_ isEnabled: Bool) { isSendEnabled = isEnabled }
        func clearText() {}
    }

    private let view = View()
    private let feedback = FeedbackServiceStub()

    @Test(
        "FeedbackInteractor and FeedbackPresenter disable \"Send\" while the text has more than 280 characters"
    )
    func tooLong() {
        let interactor = FeedbackInteractor(feedback: feedback)
        let presenter = FeedbackPresenter(interactor: interactor)
        presenter.view = view
        interactor.output = presenter
        presenter.viewDidLoad()
        presenter.didEdit(String(repeating: "a", count: 281))
        #expect(!view.isSendEnabled)
        presenter.didEdit(String(repeating: "a", count: 280))
        #expect(view.isSendEnabled)
    }

    @Test(
        "FeedbackInteractor decides: with an interactor that knows no limit, FeedbackPresenter treats all texts alike"
    )
    func otherInteractor() {
        let interactor = FeedbackInteractorSpy()
        let presenter = FeedbackPresenter(interactor: interactor)
        presenter.view = view
        presenter.viewDidLoad()
        presenter.didEdit("a")
        let usual = view.isSendEnabled
        presenter.didEdit(String(repeating: "a", count: 281))
        #expect(view.isSendEnabled == usual)
    }
}
