import AppContract
import Services

final class FeedbackPresenter {
    private weak var view: (any FeedbackViewInput)?
    private let interactor: any FeedbackInteractorInput
    private let wireframe: any FeedbackWireframeInput

    private var text = ""

    init(interactor: any FeedbackInteractorInput, wireframe: any FeedbackWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
        interactor.attach(self)
    }
}

extension FeedbackPresenter: FeedbackEventHandler {
    func attach(_ view: any FeedbackViewInput) { self.view = view }

    func didEdit(_ text: String) {
        self.text = text
        view?.showCounter(Texts.counter(for: text))
    }

    func didTapSend() {
        interactor.submit(text)
    }
}

extension FeedbackPresenter: FeedbackInteractorOutput {
    func didReject(_ reason: FeedbackRejection) {
        switch reason {
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
            view?.clearText()
            didEdit("")
        }
        view?.showToast(Texts.feedbackSent)
    }

    func didFail(_ error: ServiceError) {
        endSending()
        if error == .sessionEnded {
            view?.show(error)
            wireframe.sessionDidEnd()
        } else {
            view?.showToast(Texts.feedbackFailed)
        }
    }

    private func endSending() {
        view?.setSendEnabled(true)
        view?.hideLoading()
    }
}
