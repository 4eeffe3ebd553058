import PocketUI
import Services

/// The wireframe above the others. It owns the stack of screens, and follows the route of each message
/// that a module sends.
final class ApplicationWireframe: MessageReceiver {
    private let services: AppServices
    let stack = RootViewController()
    weak var links: (any LinkModuleInput)?

    init(services: AppServices, window: Window) {
        self.services = services
        window.rootViewController = stack
    }

    func launch() {
        follow(.root(.login))
    }

    func receive(_ message: Message) {
        follow(Route(message))
    }

    private func follow(_ route: Route) {
        switch route {
        case .root(let screen):
            links?.willSetRoot()
            stack.setViewControllers([wireframe(for: screen).assemble()])
            links?.didSetRoot()
        case .push(let screen):
            stack.pushViewController(wireframe(for: screen).assemble())
        case .popToRoot:
            stack.popToRootViewController()
        }
    }

    private func wireframe(for screen: Screen) -> any ModuleWireframe {
        switch screen {
        case .login:
            LoginWireframe(receiver: self, services: services)
        case .home:
            HomeWireframe(
                receiver: self, services: services,
                news: NewsWireframe(receiver: self, services: services),
                feedback: FeedbackWireframe(receiver: self, services: services))
        case .article(let article):
            ArticleWireframe(article: article, services: services)
        }
    }
}
