import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

@Suite("MVVMObservation: feedback")
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
        #expect(viewModel.counter == "0/280")
        // The counter counts characters as people see them.
        viewModel.text = "👩‍👧é"
        #expect(viewModel.counter == "2/280")
    }

    @Test("Blank text is not sent", arguments: ["", " \n"])
    func blank(text: String) {
        submit(text)
        #expect(status.toasts == [Texts.feedbackIsBlank])
        #expect(feedback.texts.questions.isEmpty)
        #expect(!status.isLoading)
    }

    @Test("Text of more than 280 characters is not sent")
    func tooLong() {
        submit(String(repeating: "a", count: 281))
        #expect(status.toasts == [Texts.feedbackIsTooLong])
        #expect(feedback.texts.questions.isEmpty)
        #expect(!status.isLoading)
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
        #expect(viewModel.canSend)
        submit("Nice")
        #expect(status.isLoading)
        #expect(!viewModel.canSend)
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
        status.didShowToast = { [viewModel] in #expect(viewModel.text == "") }
        await feedback.texts.answer(1, with: .success(()))
        #expect(status.toasts == [Texts.feedbackSent])
        #expect(viewModel.text == "")
        #expect(viewModel.counter == "0/280")
        expectReady()
        submit("Very nice")
        #expect(feedback.texts.questions == ["Nice", "Very nice"])
    }

    @Test("Success keeps what was written meanwhile")
    func writtenMeanwhile() async {
        submit("Nice")
        viewModel.text = "Nice, but"
        await feedback.texts.answer(1, with: .success(()))
        #expect(status.toasts == [Texts.feedbackSent])
        #expect(viewModel.text == "Nice, but")
    }

    @Test(
        "After a failure the text is kept and can be sent again",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        feedback.texts.preset = .failure(error)
        submit("Nice")
        #expect(status.toasts == [Texts.feedbackFailed])
        #expect(viewModel.text == "Nice")
        expectReady()
        viewModel.submit()
        #expect(feedback.texts.questions == ["Nice", "Nice"])
    }

    @Test("Sending that ends with its session says nothing")
    func sessionEnds() async {
        submit("Nice")
        await feedback.texts.answer(1, with: .failure(.sessionEnded))
        #expect(status.toasts.isEmpty)
        #expect(viewModel.text == "Nice")
        expectReady()
    }

    // MARK: What a view notices

    @Test("A view that shows the text and its counter notices an edit")
    func noticesEdit() {
        let (text, counter) = (ChangeSpy(viewModel.text), ChangeSpy(viewModel.counter))
        viewModel.text = "N"
        #expect(text.hasNoticed)
        #expect(counter.hasNoticed)
    }

    @Test("A view notices when sending begins and when it ends, but no tap that sends nothing")
    func noticesSending() async {
        viewModel.submit()
        let begin = ChangeSpy(viewModel.canSend)
        viewModel.submit()
        #expect(!begin.hasNoticed)
        submit("Nice")
        #expect(begin.hasNoticed)
        let end = ChangeSpy(viewModel.canSend)
        await feedback.texts.answer(1, with: .success(()))
        #expect(end.hasNoticed)
    }

    // MARK: The end

    @Test("Sending is cancelled with its screen")
    func cancelsWhenItGoes() {
        weak var gone: FeedbackViewModel?
        do {
            let viewModel = FeedbackViewModel(feedback: feedback)
            gone = viewModel
            viewModel.text = "Nice"
            viewModel.submit()
        }
        #expect(gone == nil)
        #expect(feedback.texts.cancelledCount == 1)
    }

    @Test("An answer that arrives after it is deallocated changes nothing")
    func lateAnswer() async {
        let status: StatusSpy
        do {
            let viewModel = FeedbackViewModel(feedback: feedback)
            status = StatusSpy(viewModel.status)
            viewModel.text = "Nice"
            viewModel.submit()
            feedback.texts.dispatch(.success(()), to: 1)
        }
        await feedback.texts.settle()
        #expect(status.toasts.isEmpty)
        #expect(status.isLoading)
    }

    private func submit(_ text: String) {
        viewModel.text = text
        viewModel.submit()
    }

    private func expectReady(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(viewModel.canSend, sourceLocation: sourceLocation)
        #expect(!status.isLoading, sourceLocation: sourceLocation)
    }
}
