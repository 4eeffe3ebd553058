import AppContract
import Services

final class FeedbackViewModel {
    let text = Observable("")
    let status = Status()

    private let feedback: any FeedbackService
    private let router: FeedbackRouter
    private var sending: Task<Void, Never>?

    init(feedback: any FeedbackService, router: FeedbackRouter) {
        self.feedback = feedback
        self.router = router
    }

    isolated deinit {
        sending?.cancel()
    }

    var counter: Derived<String> {
        text.map { Texts.counter(for: $0) }
    }

    var canSend: Derived<Bool> {
        status.isLoading.map { !$0 }
    }

    func submit() {
        if status.isLoading.value { return }
        if let objection { status.toast.value = objection } else { send(text.value) }
    }

    /// Why the text is not fit to be sent.
    private var objection: String? {
        if text.value.allSatisfy(\.isWhitespace) { return Texts.feedbackIsBlank }
        if text.value.count > Texts.feedbackLimit { return Texts.feedbackIsTooLong }
        return nil
    }

    private func send(_ text: String) {
        status.isLoading.value = true
        sending = Task.immediate { [weak self, feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didSend(_ sent: String) {
        status.isLoading.value = false
        if text.value == sent { text.value = "" }
        status.toast.value = Texts.feedbackSent
    }

    private func didFail(_ error: ServiceError) {
        status.isLoading.value = false
        if error == .sessionEnded {
            status.show(error)
            router.endSession()
        } else {
            status.toast.value = Texts.feedbackFailed
        }
    }
}
