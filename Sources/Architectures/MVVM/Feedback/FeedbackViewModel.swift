import AppContract
import Services

final class FeedbackViewModel {
    let text = Observable("")
    let counter: ObservableValue<String>
    let canSend: ObservableValue<Bool>
    var status: Status { Status(isLoading: isLoading, toast: toast) }

    private let isLoading = Observable(false)
    private let toast = Event<String>()
    private let feedback: any FeedbackService
    private let sendTask = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
        counter = text.map { Texts.counter(for: $0) }
        canSend = isLoading.map { !$0 }
    }

    func submit() {
        if isLoading.value { return }
        let draft = FeedbackDraft(text: text.value)
        switch draft.objection {
        case .blank: toast.send(Texts.feedbackIsBlank)
        case .tooLong: toast.send(Texts.feedbackIsTooLong)
        case nil: send(draft.text)
        }
    }

    private func send(_ text: String) {
        isLoading.value = true
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
        isLoading.value = false
        toast.send(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        isLoading.value = false
        // Say nothing if the session has ended, because that has its own toast.
        if error != .sessionEnded { toast.send(Texts.feedbackFailed) }
    }
}
