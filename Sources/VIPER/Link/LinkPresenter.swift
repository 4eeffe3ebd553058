import AppContract
import Services

/// Opens links, over whatever screen is on top.
final class LinkPresenter {
    private weak var view: (any BaseViewInput)?
    private let wireframe: any LinkWireframeInput
    private let makeInteractor: (any LinkInteractorOutput) -> any LinkInteractorInput
    private lazy var interactor = makeInteractor(self)

    init(
        view: any BaseViewInput, wireframe: any LinkWireframeInput,
        makeInteractor: @escaping (any LinkInteractorOutput) -> any LinkInteractorInput
    ) {
        self.view = view
        self.wireframe = wireframe
        self.makeInteractor = makeInteractor
    }
}

extension LinkPresenter: LinkModuleInput {
    func open(_ link: String) {
        interactor.open(link)
    }

    func didSetRoot(_ screen: Screen) {
        if screen == .home { interactor.sessionDidBegin() } else { interactor.sessionDidEnd() }
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
