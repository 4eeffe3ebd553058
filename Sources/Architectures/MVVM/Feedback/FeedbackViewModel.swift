import AppContract
import Services

final class FeedbackViewModel {
    let text = Observable("")
    let counter: ObservableValue<String>
    let canSend: ObservableValue<Bool>
    var status: Status { activity.status }

    private let activity = Activity()
    private let feedback: any FeedbackService
    private let sendTask = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
        counter = text.map { Texts.counter(for: $0) }
        canSend = activity.status.isLoading.map { !$0 }
    }

    func submit() {
        if activity.isLoading { return }
        let draft = FeedbackDraft(text: text.value)
        switch draft.objection {
        case .blank: activity.showToast(Texts.feedbackIsBlank)
        case .tooLong: activity.showToast(Texts.feedbackIsTooLong)
        case nil: send(draft.text)
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
        if text.value == sent { text.value = "" }
        activity.isLoading = false
        activity.showToast(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        activity.isLoading = false
        // Say nothing if the session has ended, because that has its own toast.
        if error != .sessionEnded { activity.showToast(Texts.feedbackFailed) }
    }
}
