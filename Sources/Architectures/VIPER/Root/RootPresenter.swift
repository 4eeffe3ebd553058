import AppContract
import Services

/// Decides who sees which first screen, and what a link shows. Its view is the stack of screens.
final class RootPresenter {
    weak var view: (any BaseViewInput)?
    private let interactor: any RootInteractorInput
    private let wireframe: any RootWireframeInput

    init(interactor: any RootInteractorInput, wireframe: any RootWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    private func showHome() {
        wireframe.showHome()
        interactor.openWaitingLink()
    }
}

extension RootPresenter: RootModuleInput {
    func launch() {
        if interactor.isLoggedIn { showHome() } else { wireframe.showLogin() }
    }

    func open(_ link: String) {
        interactor.open(link)
    }
}

extension RootPresenter: LoginModuleOutput {
    func didLogIn() {
        showHome()
    }
}

extension RootPresenter: HomeModuleOutput {
    func didLogOut() {
        interactor.didLogOut()
        wireframe.showLogin()
    }
}

extension RootPresenter: RootInteractorOutput {
    func didRejectLink() {
        view?.showToast(Texts.badLink)
    }

    func didChangeLoading(_ isLoading: Bool) {
        view?.isLoading = isLoading
    }

    func didResolveNews() {
        wireframe.showNews()
    }

    func didResolveArticle(_ content: ArticleContent) {
        wireframe.showArticle(content)
    }

    func didFail(_ error: ServiceError) {
        view?.show(error)
    }

    func sessionDidEnd() {
        view?.showToast(Texts.sessionEnded)
        wireframe.showLogin()
    }
}
