import ServiceDoubles
import Testing

@testable import MVVM

@Suite struct HiddenTests {
    private let feedback = FeedbackServiceStub()
    private let viewModel: FeedbackViewModel

    init() {
        viewModel = FeedbackViewModel(feedback: feedback)
    }

    @Test(
        "FeedbackViewModel says that \"Send\" is disabled while the text has more than 280 characters"
    )
    func tooLong() {
        viewModel.text.value = String(repeating: "a", count: 281)
        #expect(!viewModel.canSend.value)
        viewModel.text.value = String(repeating: "a", count: 280)
        #expect(viewModel.canSend.value)
    }

    @Test("FeedbackViewModel decides by the text, too, when the answer comes")
    func answer() async {
        viewModel.text.value = "Nice"
        viewModel.submit()
        viewModel.text.value = String(repeating: "a", count: 281)
        await feedback.texts.answer(1, with: .success(()))
        #expect(!viewModel.canSend.value)
    }
}
