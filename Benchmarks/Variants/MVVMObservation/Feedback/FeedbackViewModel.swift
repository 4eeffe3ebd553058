import AppContract
import Observation
import Services

@Observable
final class FeedbackViewModel {
    var text = ""
    var counter: String { Texts.counter(for: text) }
    /// False while feedback is being sent.
    var canSend: Bool { !status.isLoading }
    let status = Status()

    private let feedback: any FeedbackService
    private let sendTask = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
    }

    func submit() {
        if status.isLoading { return }
        switch FeedbackDraft(text: text).objection {
        case .blank: status.onToast(Texts.feedbackIsBlank)
        case .tooLong: status.onToast(Texts.feedbackIsTooLong)
        case nil: send(text)
        }
    }

    private func send(_ text: String) {
        status.isLoading = true
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
        status.isLoading = false
        status.onToast(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        status.isLoading = false
        // Say nothing if the session has ended, because that has its own toast.
        if error != .sessionEnded { status.onToast(Texts.feedbackFailed) }
    }
}
