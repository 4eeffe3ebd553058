import AppContract
import Services

/// Opens links, over whatever screen is on top.
final class LinkPresenter {
    weak var view: (any BaseViewInput)?
    private let interactor: any LinkInteractorInput
    private let wireframe: any LinkWireframeInput

    init(interactor: any LinkInteractorInput, wireframe: any LinkWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension LinkPresenter: LinkModuleInput {
    func open(_ link: String) {
        interactor.open(link)
    }

    func willSetRoot() {
        interactor.interrupt()
    }

    func didSetRoot() {
        interactor.openLink()
    }
}

extension LinkPresenter: LinkInteractorOutput {
    func didReject() {
        view?.showToast(Texts.badLink)
    }

    func didChooseNews() {
        wireframe.showNews()
    }

    func didStartLoading() {
        view?.showLoading()
    }

    func didStopLoading() {
        view?.hideLoading()
    }

    func didLoad(_ article: Article) {
        wireframe.showArticle(article)
    }

    func didFail(_ error: ServiceError) {
        if let message = Texts.message(for: error) { view?.showToast(message) }
        if error == .sessionEnded { wireframe.showLogin() }
    }
}
