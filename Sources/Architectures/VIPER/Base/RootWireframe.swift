import PocketUI
import Services

/// The wireframe through which the others navigate. It owns the stack of screens, and knows the module of each screen.
final class RootWireframe: RootWireframeInput {
    private let services: AppServices
    let stack = NavigationController()
    weak var links: (any LinkModuleInput)?

    init(services: AppServices, window: Window) {
        self.services = services
        window.rootViewController = stack
    }

    func setRoot(_ screen: Screen) {
        links?.willSetRoot()
        stack.setViewControllers([assemble(screen)])
        links?.didSetRoot()
    }

    func push(_ screen: Screen) {
        stack.pushViewController(assemble(screen))
    }

    func popToRoot() {
        stack.popToRootViewController()
    }

    private func assemble(_ screen: Screen) -> ViewController {
        switch screen {
        case .login:
            LoginWireframe.assemble(root: self, services: services)
        case .home:
            HomeWireframe.assemble(
                news: NewsWireframe.assemble(root: self, services: services),
                feedback: FeedbackWireframe.assemble(services: services),
                root: self, services: services)
        case .article(let content):
            ArticleWireframe.assemble(showing: content, services: services)
        }
    }
}

/// The stack of screens is the view of the link module, because links belong to no single screen.
extension NavigationController: BaseViewInput {}
