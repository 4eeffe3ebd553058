import Services

final class FeedbackInteractor: FeedbackInteractorInput {
    weak var output: (any FeedbackInteractorOutput)?
    private let feedback: any FeedbackService
    private var isSending = false {
        didSet { output?.didChangeSending(isSending) }
    }
    private let sending = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
    }

    func submit(_ text: String) {
        if isSending { return }
        if let objection = objection(to: text) { output?.didReject(objection) } else { send(text) }
    }

    private func objection(to text: String) -> FeedbackObjection? {
        if text.allSatisfy(\.isWhitespace) { return .blank }
        if text.count > Feedback.limit { return .tooLong }
        return nil
    }

    private func send(_ text: String) {
        isSending = true
        sending.start { [weak self, feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didSend(_ text: String) {
        isSending = false
        output?.didSend(text)
    }

    private func didFail(_ error: ServiceError) {
        isSending = false
        output?.didFail(error)
    }
}
