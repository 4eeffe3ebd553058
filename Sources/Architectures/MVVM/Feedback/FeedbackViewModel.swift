import AppContract
import Services

final class FeedbackViewModel {
    let text = Observable("")
    let counter: ObservableValue<String>
    /// False while feedback is being sent.
    let canSend: ObservableValue<Bool>
    var status: Status { statusSource.status }

    private let statusSource = StatusSource()
    private let feedback: any FeedbackService
    private let sending = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
        counter = text.map { Texts.counter(for: $0) }
        canSend = statusSource.status.isLoading.map { !$0 }
    }

    func submit() {
        if statusSource.isLoading { return }
        let draft = FeedbackDraft(text: text.latest)
        switch draft.objection {
        case .blank: statusSource.showToast(Texts.feedbackIsBlank)
        case .tooLong: statusSource.showToast(Texts.feedbackIsTooLong)
        case nil: send(draft.text)
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
        if text.latest == sent { text.value = "" }
        statusSource.showToast(Texts.feedbackSent)
    }

    private func didFail() {
        statusSource.isLoading = false
        statusSource.showToast(Texts.feedbackFailed)
    }
}
