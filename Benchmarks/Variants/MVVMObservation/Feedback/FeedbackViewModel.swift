import AppContract
import Observation
import Services

@Observable
final class FeedbackViewModel {
    var text = ""
    var counter: String { Texts.counter(for: text) }
    /// False while feedback is being sent.
    var canSend: Bool { !status.isLoading }
    var status: Status { activity.status }

    private let feedback: any FeedbackService
    private let router: FeedbackRouter
    private let activity = Activity()
    private let sending = LatestTask()

    init(feedback: any FeedbackService, router: FeedbackRouter) {
        self.feedback = feedback
        self.router = router
    }

    func submit() {
        guard canSend else { return }
        if let objection { activity.showToast(objection) } else { send(text) }
    }

    /// Why the text cannot be sent; nil if it can.
    private var objection: String? {
        if text.allSatisfy(\.isWhitespace) { return Texts.feedbackIsBlank }
        if text.count > Feedback.limit { return Texts.feedbackIsTooLong }
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
        if text == sent { text = "" }
        activity.showToast(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        activity.setLoading(false)
        if error == .sessionEnded {
            router.showLogin()
        } else {
            activity.showToast(Texts.feedbackFailed)
        }
    }
}
