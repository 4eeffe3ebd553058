import AppContract
import Services

final class FeedbackPresenter {
    weak var view: (any FeedbackViewInput)?
    private let interactor: any FeedbackInteractorInput

    /// Kept here, because the interactor needs the text only when it is sent. What an interactor decides by while it is being
    /// edited, such as a search or a log-in, the interactor keeps.
    private var text = "" {
        didSet { updateCounter() }
    }

    init(interactor: any FeedbackInteractorInput) {
        self.interactor = interactor
    }

    private func updateCounter() {
        view?.showCounter(Texts.counter(for: text))
    }
}

extension FeedbackPresenter: FeedbackViewOutput {
    func viewDidLoad() {
        updateCounter()
    }

    func didEdit(_ text: String) {
        self.text = text
    }

    func didTapSend() {
        interactor.submit(text)
    }
}

extension FeedbackPresenter: FeedbackInteractorOutput {
    func didReject(_ objection: FeedbackDraft.Objection) {
        switch objection {
        case .blank: view?.showToast(Texts.feedbackIsBlank)
        case .tooLong: view?.showToast(Texts.feedbackIsTooLong)
        }
    }

    func didChangeLoading(_ isLoading: Bool) {
        view?.setLoading(isLoading)
        view?.setSendEnabled(!isLoading)
    }

    func didSend(_ sent: String) {
        if text == sent {
            text = ""
            view?.clearText()
        }
        view?.showToast(Texts.feedbackSent)
    }

    func didFail() {
        view?.showToast(Texts.feedbackFailed)
    }
}
