import AppContract
import Services

final class FeedbackPresenter: BasePresenter<any FeedbackView> {
    private let feedback: any FeedbackService
    private var draft = FeedbackDraft() {
        didSet { updateCounter() }
    }
    private var isLoading = false {
        didSet {
            view?.isLoading = isLoading
            view?.setSendEnabled(!isLoading)
        }
    }
    private let sendTask = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
    }

    func viewDidLoad() {
        updateCounter()
    }

    func didEdit(_ text: String) {
        draft.text = text
    }

    func didTapSend() {
        if isLoading { return }
        switch draft.objection {
        case .blank: view?.showToast(Texts.feedbackIsBlank)
        case .tooLong: view?.showToast(Texts.feedbackIsTooLong)
        case nil: send(draft.text)
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
            view?.clearText()
        }
        isLoading = false
        view?.showToast(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        isLoading = false
        // Say nothing if the session has ended, because that has its own toast.
        if error != .sessionEnded { view?.showToast(Texts.feedbackFailed) }
    }

    private func updateCounter() {
        view?.showCounter(Texts.counter(for: draft.text))
    }
}
