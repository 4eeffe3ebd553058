import AppContract
import Observation
import Services

@Observable
final class FeedbackViewModel {
    var text = ""
    var counter: String { Texts.counter(for: text) }
    /// False while feedback is being sent.
    var canSend: Bool { !status.isLoading }
    var status: Status { statusSource.status }

    private let feedback: any FeedbackService
    private let statusSource = StatusSource()
    private let sending = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
    }

    func submit() {
        if status.isLoading { return }
        switch FeedbackDraft(text: text).objection {
        case .blank: statusSource.showToast(Texts.feedbackIsBlank)
        case .tooLong: statusSource.showToast(Texts.feedbackIsTooLong)
        case nil: send(text)
        }
    }

    private func send(_ text: String) {
        statusSource.isLoading = true
        sending.start { [weak self, feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFail()
            }
        }
    }

    private func didSend(_ sent: String) {
        statusSource.isLoading = false
        if text == sent { text = "" }
        statusSource.showToast(Texts.feedbackSent)
    }

    private func didFail() {
        statusSource.isLoading = false
        statusSource.showToast(Texts.feedbackFailed)
    }
}
