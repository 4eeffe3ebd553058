import AppContract
import Services

final class FeedbackPresenter {
    weak var view: (any FeedbackViewInput)?
    private let interactor: any FeedbackInteractorInput
    private let wireframe: any FeedbackWireframeInput

    private var text = ""

    init(interactor: any FeedbackInteractorInput, wireframe: any FeedbackWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension FeedbackPresenter: FeedbackEventHandler {
    func viewDidLoad() {
        updateCounter()
    }

    func didEdit(_ text: String) {
        self.text = text
        updateCounter()
    }

    func didTapSend() {
        interactor.submit(text)
    }
}

extension FeedbackPresenter: FeedbackInteractorOutput {
    func didReject(_ objection: FeedbackObjection) {
        switch objection {
        case .blank: view?.showToast(Texts.feedbackIsBlank)
        case .tooLong: view?.showToast(Texts.feedbackIsTooLong)
        }
    }

    func didStartSending() {
        view?.setSendEnabled(false)
        view?.showLoading()
    }

    func didSend(_ sent: String) {
        endSending()
        if text == sent {
            text = ""
            view?.clearText()
            updateCounter()
        }
        view?.showToast(Texts.feedbackSent)
    }

    func didFail(_ error: ServiceError) {
        endSending()
        if error == .sessionEnded {
            if let message = Texts.message(for: error) { view?.showToast(message) }
            wireframe.showLogin()
        } else {
            view?.showToast(Texts.feedbackFailed)
        }
    }

    private func updateCounter() {
        view?.showCounter(Texts.counter(for: text))
    }

    private func endSending() {
        view?.setSendEnabled(true)
        view?.hideLoading()
    }
}
