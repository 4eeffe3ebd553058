import AppContract
import Services

final class FeedbackPresenter {
    private weak var view: (any FeedbackViewInput)?
    private let wireframe: any FeedbackWireframeInput
    private let makeInteractor: (any FeedbackInteractorOutput) -> any FeedbackInteractorInput
    private lazy var interactor = makeInteractor(self)

    private var text = ""

    init(
        view: any FeedbackViewInput, wireframe: any FeedbackWireframeInput,
        makeInteractor: @escaping (any FeedbackInteractorOutput) -> any FeedbackInteractorInput
    ) {
        self.view = view
        self.wireframe = wireframe
        self.makeInteractor = makeInteractor
    }

    private func endSending() {
        view?.setSendEnabled(true)
        view?.hideLoading()
    }
}

extension FeedbackPresenter: FeedbackViewOutput {
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
}
