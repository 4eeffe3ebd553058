import Services

final class FeedbackInteractor: FeedbackInteractorInput {
    weak var output: (any FeedbackInteractorOutput)?
    private let feedback: any FeedbackService
    private var draft = FeedbackDraft()
    private var isLoading = false {
        didSet { output?.didChangeLoading(isLoading) }
    }
    private let sendTask = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
    }

    func edit(_ text: String) {
        draft.text = text
    }

    func submit() {
        if isLoading { return }
        if let objection = draft.objection {
            output?.didReject(objection)
        } else {
            send(draft.text)
        }
    }

    private func send(_ text: String) {
        isLoading = true
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
        if draft.text == sent {
            draft.text = ""
            output?.didClear()
        }
        isLoading = false
        output?.didSend()
    }

    private func didFail(_ error: ServiceError) {
        isLoading = false
        output?.didFail(error)
    }
}
