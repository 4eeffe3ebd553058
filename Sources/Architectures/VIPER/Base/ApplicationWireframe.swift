import PocketUI
import Services

/// The wireframe above the others. It owns the stack of screens, and knows which module shows each of them.
final class ApplicationWireframe: ApplicationWireframeInput {
    private let services: AppServices
    let stack = RootViewController()
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
            LoginWireframe(application: self, services: services).assemble()
        case .home:
            HomeWireframe(application: self, services: services).assemble(
                news: NewsWireframe(application: self, services: services).assemble(),
                feedback: FeedbackWireframe(application: self, services: services).assemble())
        case .article(let content):
            ArticleWireframe(services: services).assemble(showing: content)
        }
    }
}
