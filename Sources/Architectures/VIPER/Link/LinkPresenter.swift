import AppContract
import Services

/// Opens links, over whatever screen is on top.
final class LinkPresenter {
    private weak var view: (any BaseViewInput)?
    private let interactor: any LinkInteractorInput
    private let wireframe: any LinkWireframeInput

    init(interactor: any LinkInteractorInput, wireframe: any LinkWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
        interactor.attach(self)
    }

    func attach(_ view: any BaseViewInput) { self.view = view }
}

extension LinkPresenter: LinkModuleInput {
    func open(_ link: String) {
        interactor.open(link)
    }

    func willSetRoot(_ screen: Screen) {
        if screen == .home { interactor.sessionDidBegin() } else { interactor.sessionDidEnd() }
    }

    func didSetRoot() {
        interactor.openWaitingLink()
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
        view?.show(error)
        if error == .sessionEnded { wireframe.sessionDidEnd() }
    }
}
