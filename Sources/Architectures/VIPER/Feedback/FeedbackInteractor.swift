import Services

final class FeedbackInteractor: FeedbackInteractorInput {
    weak var output: (any FeedbackInteractorOutput)?
    private let feedback: any FeedbackService
    private var isLoading = false {
        didSet { output?.didChangeLoading(isLoading) }
    }
    private let sending = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
    }

    func submit(_ text: String) {
        if isLoading { return }
        let objection = FeedbackDraft(text: text).objection
        if let objection { output?.didReject(objection) } else { send(text) }
    }

    private func send(_ text: String) {
        isLoading = true
        sending.start { [weak self, feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFail()
            }
        }
    }

    private func didSend(_ text: String) {
        isLoading = false
        output?.didSend(text)
    }

    private func didFail() {
        isLoading = false
        output?.didFail()
    }
}
