import PocketUI
import Services

/// Owns the stack of screens. The modules of the first screens report to its presenter.
final class RootWireframe: RootWireframeInput {
    private let stack: NavigationController
    private let services: AppServices
    private weak var output: (any LoginModuleOutput & HomeModuleOutput)?

    private init(stack: NavigationController, services: AppServices) {
        self.stack = stack
        self.services = services
    }

    static func assemble(in window: Window, services: AppServices) -> any RootModuleInput {
        let stack = NavigationController()
        let interactor = RootInteractor(
            news: services.news, authentication: services.authentication)
        let wireframe = RootWireframe(stack: stack, services: services)
        let presenter = RootPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = stack
        interactor.output = presenter
        wireframe.output = presenter
        window.rootViewController = stack
        return presenter
    }

    func showLogin() {
        stack.setViewControllers([LoginWireframe.assemble(output: output, services: services)])
    }

    func showHome() {
        stack.setViewControllers([
            HomeWireframe.assemble(output: output, root: self, services: services)
        ])
    }

    func showNews() {
        stack.popToRootViewController()
    }

    func showArticle(_ content: ArticleContent) {
        stack.pushViewController(ArticleWireframe.assemble(showing: content, services: services))
    }
}

extension NavigationController: BaseViewInput {}
