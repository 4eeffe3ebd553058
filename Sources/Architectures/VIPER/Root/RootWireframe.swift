import PocketUI
import Services

/// Shows the first screens, and what links open, on the stack of screens.
final class RootWireframe: RootWireframeInput {
    private let stack: NavigationController
    private let services: AppServices

    private init(stack: NavigationController, services: AppServices) {
        self.stack = stack
        self.services = services
    }

    static func assemble(
        on stack: NavigationController, services: AppServices
    ) -> any RootModuleInput {
        let interactor = RootInteractor(
            news: services.news, authentication: services.authentication)
        let wireframe = RootWireframe(stack: stack, services: services)
        let presenter = RootPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = stack
        interactor.output = presenter
        return presenter
    }

    func showLogin(moduleOutput: any LoginModuleOutput) {
        stack.setViewControllers([
            LoginWireframe.assemble(moduleOutput: moduleOutput, services: services)
        ])
    }

    func showHome(moduleOutput: any HomeModuleOutput) {
        stack.setViewControllers([
            HomeWireframe.assemble(moduleOutput: moduleOutput, services: services)
        ])
    }

    func showNews() {
        stack.popToRootViewController()
    }

    func showArticle(_ content: ArticleContent) {
        stack.pushViewController(ArticleWireframe.assemble(showing: content, services: services))
    }
}

/// The view of this module is the stack itself.
extension NavigationController: BaseViewInput {}
