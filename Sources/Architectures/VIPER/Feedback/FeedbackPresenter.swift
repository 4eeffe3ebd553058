import AppContract
import Services

final class FeedbackPresenter {
    weak var view: (any FeedbackViewInput)?
    private let interactor: any FeedbackInteractorInput

    init(interactor: any FeedbackInteractorInput) {
        self.interactor = interactor
    }

    private func showCounter(for text: String) {
        view?.showCounter(Texts.counter(for: text))
    }
}

extension FeedbackPresenter: FeedbackViewOutput {
    func viewDidLoad() {
        showCounter(for: "")
    }

    func didEdit(_ text: String) {
        interactor.edit(text)
        showCounter(for: text)
    }

    func didTapSend() {
        interactor.submit()
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
        view?.isLoading = isLoading
        view?.setSendEnabled(!isLoading)
    }

    func didClear() {
        view?.clearText()
        showCounter(for: "")
    }

    func didSend() {
        view?.showToast(Texts.feedbackSent)
    }

    func didFail(_ error: ServiceError) {
        // Say nothing if the session has ended, because that has its own toast.
        if error != .sessionEnded { view?.showToast(Texts.feedbackFailed) }
    }
}
