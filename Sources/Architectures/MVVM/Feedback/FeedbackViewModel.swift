import AppContract
import Services

final class FeedbackViewModel {
    let text = Observable("")
    let counter: ObservableValue<String>
    /// False while feedback is being sent.
    let canSend: ObservableValue<Bool>
    let status: Status

    private let feedback: any FeedbackService
    private let router: FeedbackRouter
    private let activity = Activity()
    private let sending = LatestTask()

    init(feedback: any FeedbackService, router: FeedbackRouter) {
        self.feedback = feedback
        self.router = router
        status = activity.status
        counter = text.map { Texts.counter(for: $0) }
        canSend = status.isLoading.map { !$0 }
    }

    func submit() {
        guard canSend.value else { return }
        if let objection { activity.showToast(objection) } else { send(text.value) }
    }

    /// Why the text cannot be sent; nil if it can.
    private var objection: String? {
        if text.value.allSatisfy(\.isWhitespace) { return Texts.feedbackIsBlank }
        if text.value.count > Feedback.limit { return Texts.feedbackIsTooLong }
        return nil
    }

    private func send(_ text: String) {
        activity.setLoading(true)
        sending.start { [weak self, feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didSend(_ sent: String) {
        activity.setLoading(false)
        if text.value == sent { text.value = "" }
        activity.showToast(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        activity.setLoading(false)
        if error == .sessionEnded {
            activity.show(error)
            router.showLogin()
        } else {
            activity.showToast(Texts.feedbackFailed)
        }
    }
}
