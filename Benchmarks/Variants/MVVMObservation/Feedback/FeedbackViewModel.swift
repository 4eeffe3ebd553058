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

    private let activity = Activity()
    private let feedback: any FeedbackService
    private let sendTask = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
    }

    func submit() {
        if status.isLoading { return }
        switch FeedbackDraft(text: text).objection {
        case .blank: activity.showToast(Texts.feedbackIsBlank)
        case .tooLong: activity.showToast(Texts.feedbackIsTooLong)
        case nil: send(text)
        }
    }

    private func send(_ text: String) {
        activity.isLoading = true
        sendTask.start { [weak self, feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didSend(_ sent: String) {
        if text == sent { text = "" }
        activity.isLoading = false
        activity.showToast(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        activity.isLoading = false
        // Say nothing if the session has ended, because that has its own toast.
        if error != .sessionEnded { activity.showToast(Texts.feedbackFailed) }
    }
}
