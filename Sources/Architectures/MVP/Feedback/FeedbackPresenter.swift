import AppContract
import Services

final class FeedbackPresenter<View: FeedbackView>: BasePresenter<View> {
    private let feedback: any FeedbackService
    private var text = "" {
        didSet { updateCounter() }
    }
    private var isSending = false {
        didSet {
            view?.setLoading(isSending)
            view?.setSendEnabled(!isSending)
        }
    }
    private let sending = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
    }

    func viewDidLoad() {
        updateCounter()
    }

    func didEdit(_ text: String) {
        self.text = text
    }

    func didTapSend() {
        if isSending { return }
        if let objection { view?.showToast(objection) } else { send(text) }
    }

    /// Why the text cannot be sent; nil if it can.
    private var objection: String? {
        if text.allSatisfy(\.isWhitespace) { return Texts.feedbackIsBlank }
        if text.count > Feedback.limit { return Texts.feedbackIsTooLong }
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

    private func didSend(_ sent: String) {
        isSending = false
        if text == sent {
            text = ""
            view?.clearText()
        }
        view?.showToast(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        isSending = false
        if error == .sessionEnded {
            show(error)
        } else {
            view?.showToast(Texts.feedbackFailed)
        }
    }

    private func updateCounter() {
        view?.showCounter(Texts.counter(for: text))
    }
}
