import AppContract
import Services

/// Decides which screen comes first, and what a link shows. Its view is the stack of screens.
final class RootPresenter {
    weak var view: (any BaseViewInput)?
    private let interactor: any RootInteractorInput
    private let wireframe: any RootWireframeInput

    init(interactor: any RootInteractorInput, wireframe: any RootWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    private func showLogin() {
        wireframe.showLogin(moduleOutput: self)
    }

    private func showHome() {
        wireframe.showHome(moduleOutput: self)
        interactor.openWaitingLink()
    }
}

extension RootPresenter: RootModuleInput {
    func launch() {
        if interactor.isLoggedIn { showHome() } else { showLogin() }
    }

    func open(_ link: String) {
        interactor.open(link)
    }
}

extension RootPresenter: LoginModuleOutput, HomeModuleOutput {
    func didLogIn() {
        showHome()
    }

    func didLogOut() {
        interactor.dropLink()
        showLogin()
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
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }

    func sessionDidEnd() {
        view?.showToast(Texts.sessionEnded)
        showLogin()
    }
}
