import AppContract
import Services

/// Does what belongs to no single screen: it opens links, and shows the log-in when the session ends.
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
        interactor.openWaitingLink()
    }
}

extension LinkPresenter: LinkInteractorOutput {
    func didReject() {
        view?.showToast(Texts.badLink)
    }

    func didChangeLoading(_ isLoading: Bool) {
        view?.setLoading(isLoading)
    }

    func didResolveNews() {
        wireframe.showNews()
    }

    func didResolveArticle(_ content: ArticleContent) {
        wireframe.showArticle(content)
    }

    func didFail(_ error: ServiceError) {
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }

    func sessionDidEnd() {
        view?.showToast(Texts.sessionEnded)
        wireframe.showLogin()
    }
}
