import AppContract
import Services

final class FeedbackPresenter {
    weak var view: (any FeedbackViewInput)?
    private let interactor: any FeedbackInteractorInput
    private let wireframe: any FeedbackWireframeInput

    private var text = "" {
        didSet { updateCounter() }
    }

    init(interactor: any FeedbackInteractorInput, wireframe: any FeedbackWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
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
    func didReject(_ objection: FeedbackObjection) {
        switch objection {
        case .blank: view?.showToast(Texts.feedbackIsBlank)
        case .tooLong: view?.showToast(Texts.feedbackIsTooLong)
        }
    }

    func didChangeSending(_ isSending: Bool) {
        view?.setLoading(isSending)
        view?.setSendEnabled(!isSending)
    }

    func didSend(_ sent: String) {
        if text == sent {
            text = ""
            view?.clearText()
        }
        view?.showToast(Texts.feedbackSent)
    }

    func didFail(_ error: ServiceError) {
        if error == .sessionEnded {
            if let message = Texts.message(for: error) { view?.showToast(message) }
            wireframe.showLogin()
        } else {
            view?.showToast(Texts.feedbackFailed)
        }
    }
}
