import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite("MVVM: feedback")
struct FeedbackViewModelTests {
    private let feedback = FeedbackServiceStub()
    private let viewModel: FeedbackViewModel
    private let status: StatusSpy

    init() {
        viewModel = FeedbackViewModel(feedback: feedback)
        status = StatusSpy(viewModel.status)
    }

    // MARK: The text

    @Test("The counter follows the text")
    func counter() {
        #expect(viewModel.counter.value == "0/280")
        // The counter counts characters as people see them.
        viewModel.text.value = "👩‍👧é"
        #expect(viewModel.counter.value == "2/280")
    }

    @Test("Blank text is not sent", arguments: ["", " \n"])
    func blank(text: String) {
        submit(text)
        #expect(status.toasts == [Texts.feedbackIsBlank])
        #expect(feedback.texts.questions.isEmpty)
        #expect(status.loadingStates == [false])
    }

    @Test("Text of more than 280 characters is not sent")
    func tooLong() {
        submit(String(repeating: "a", count: 281))
        #expect(status.toasts == [Texts.feedbackIsTooLong])
        #expect(feedback.texts.questions.isEmpty)
        #expect(status.loadingStates == [false])
        submit(String(repeating: "a", count: 280))
        #expect(feedback.texts.questions.count == 1)
    }

    @Test("The text is sent as it is, with its white space")
    func sendsAsItIs() {
        submit(" Nice ")
        #expect(feedback.texts.questions == [" Nice "])
        #expect(status.toasts.isEmpty)
    }

    // MARK: Waiting

    @Test("While sending, loading is shown and the button is disabled")
    func waiting() {
        #expect(viewModel.canSend.value == true)
        submit("Nice")
        #expect(status.isLoading)
        #expect(viewModel.canSend.value == false)
    }

    @Test("A second tap while sending sends nothing")
    func secondTap() {
        submit("Nice")
        viewModel.submit()
        submit("Nice!")
        submit("")
        #expect(feedback.texts.questions == ["Nice"])
        #expect(status.isLoading)
        #expect(status.toasts.isEmpty)
    }

    // MARK: Answers

    @Test("Success says thanks and clears the field")
    func success() async {
        submit("Nice")
        status.didShowToast = { [viewModel] in #expect(viewModel.text.value == "") }
        await feedback.texts.answer(1, with: .success(()))
        #expect(status.toasts == [Texts.feedbackSent])
        #expect(viewModel.text.value == "")
        #expect(viewModel.counter.value == "0/280")
        expectReady()
        submit("Very nice")
        #expect(feedback.texts.questions == ["Nice", "Very nice"])
    }

    @Test("Success keeps what was written meanwhile")
    func writtenMeanwhile() async {
        submit("Nice")
        viewModel.text.value = "Nice, but"
        await feedback.texts.answer(1, with: .success(()))
        #expect(status.toasts == [Texts.feedbackSent])
        #expect(viewModel.text.value == "Nice, but")
    }

    @Test(
        "After a failure the text is kept and can be sent again",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        feedback.texts.preset = .failure(error)
        submit("Nice")
        #expect(status.toasts == [Texts.feedbackFailed])
        #expect(viewModel.text.value == "Nice")
        expectReady()
        viewModel.submit()
        #expect(feedback.texts.questions == ["Nice", "Nice"])
    }

    @Test("Sending that ends with its session says nothing")
    func sessionEnds() async {
        submit("Nice")
        await feedback.texts.answer(1, with: .failure(.sessionEnded))
        #expect(status.toasts.isEmpty)
        #expect(viewModel.text.value == "Nice")
        expectReady()
    }

    @Test("What is sent and cleared is the corrected text, even while it waits for delivery")
    func sendsCorrection() {
        feedback.texts.preset = .success(())
        viewModel.text.bind(to: viewModel) { viewModel, text in
            guard text == "nice" else { return }
            viewModel.text.value = "Nice"
            viewModel.submit()
        }
        viewModel.text.value = "nice"
        #expect(feedback.texts.questions == ["Nice"])
        #expect(viewModel.text.value == "")
    }

    // MARK: The end

    @Test("Sending is cancelled with its screen")
    func cancelsWhenItGoes() {
        weak var gone: FeedbackViewModel?
        do {
            let viewModel = FeedbackViewModel(feedback: feedback)
            gone = viewModel
            viewModel.text.value = "Nice"
            viewModel.submit()
        }
        #expect(gone == nil)
        #expect(feedback.texts.cancelledCount == 1)
    }

    @Test("An answer that arrives after it is deallocated changes nothing")
    func lateAnswer() async {
        let status: StatusSpy
        let text: Observable<String>
        do {
            let viewModel = FeedbackViewModel(feedback: feedback)
            status = StatusSpy(viewModel.status)
            text = viewModel.text
            viewModel.text.value = "Nice"
            viewModel.submit()
            feedback.texts.dispatch(.success(()), to: 1)
        }
        await feedback.texts.settle()
        #expect(status.toasts.isEmpty)
        #expect(text.value == "Nice")
    }

    private func submit(_ text: String) {
        viewModel.text.value = text
        viewModel.submit()
    }

    private func expectReady(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(viewModel.canSend.value == true, sourceLocation: sourceLocation)
        #expect(!status.isLoading, sourceLocation: sourceLocation)
    }
}
