import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite("MVVM: feedback")
struct FeedbackViewModelTests {
    private let feedback = FeedbackServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: FeedbackViewModel
    private let status: StatusSpy

    init() {
        viewModel = FeedbackViewModel(feedback: feedback, navigation: navigation.feedback)
        status = StatusSpy(viewModel.status)
        navigation.screen = status
    }

    // MARK: The text

    @Test("At first there is no text, and that is blank")
    func noText() {
        #expect(viewModel.text.value == "")
        #expect(viewModel.counter.value == "0/280")
        expectReady()
        viewModel.submit()
        #expect(status.toasts == [Texts.feedbackIsBlank])
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test(
        "The counter counts characters as a person sees them",
        arguments: [("", "0/280"), ("Nice", "4/280"), ("👩‍👧é", "2/280")])
    func counter(text: String, counter: String) {
        viewModel.text.value = text
        #expect(viewModel.counter.value == counter)
    }

    @Test(
        "Blank text is not sent, even if it is too long",
        arguments: ["", "   ", " \n\t", String(repeating: " ", count: 281)])
    func blank(text: String) {
        submit(text)
        #expect(status.toasts == [Texts.feedbackIsBlank])
        #expect(feedback.texts.questions.isEmpty)
        #expect(!status.isLoading)
    }

    @Test("Text of more than 280 characters is not sent")
    func tooLong() {
        submit(String(repeating: "👩‍👧", count: 281))
        #expect(status.toasts == [Texts.feedbackIsTooLong])
        #expect(feedback.texts.questions.isEmpty)
    }

    @Test("Text of 280 characters is sent as it is")
    func justFits() {
        let text = " " + String(repeating: "👩‍👧", count: 279)
        submit(text)
        #expect(feedback.texts.questions == [text])
        #expect(status.toasts.isEmpty)
    }

    // MARK: Waiting

    @Test("While it is sending, loading is shown and the button is disabled")
    func waiting() {
        submit("Nice")
        #expect(status.isLoading)
        #expect(viewModel.canSend.value == false)
    }

    @Test("A second tap while sending sends nothing")
    func secondTap() {
        submit("Nice")
        submit("Nice!")
        #expect(feedback.texts.questions == ["Nice"])
        #expect(status.isLoading)
    }

    // MARK: Answers

    @Test("Success clears the field and says thanks")
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
        "Failure says so and keeps the text",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        feedback.texts.preset = .failure(error)
        submit("Nice")
        #expect(status.toasts == [Texts.feedbackFailed])
        #expect(viewModel.text.value == "Nice")
        expectReady()
    }

    @Test("After a failure the same can be sent again")
    func tryAgain() {
        feedback.texts.preset = .failure(.offline)
        submit("Nice")
        viewModel.submit()
        #expect(feedback.texts.questions == ["Nice", "Nice"])
    }

    @Test("An ended session is told, and then leads to the log-in")
    func sessionEnded() {
        navigation.willMove = { [status] in
            #expect(status.toasts == [Texts.message(for: .sessionEnded)])
            #expect(!status.isLoading)
        }
        feedback.texts.preset = .failure(.sessionEnded)
        submit("Nice")
        #expect(navigation.moves == [.login])
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: FeedbackViewModel?
        let status: StatusSpy
        do {
            let viewModel = FeedbackViewModel(feedback: feedback, navigation: navigation.feedback)
            gone = viewModel
            status = StatusSpy(viewModel.status)
            viewModel.text.value = "Nice"
            viewModel.submit()
        }
        #expect(gone == nil)
        #expect(feedback.texts.cancelledCount == 1)
        await feedback.texts.settle()
        #expect(status.toasts.isEmpty)
    }

    @Test("An answer that arrives after it is deallocated changes nothing")
    func lateAnswer() async {
        let status: StatusSpy
        let text: Observable<String>
        do {
            let viewModel = FeedbackViewModel(feedback: feedback, navigation: navigation.feedback)
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
