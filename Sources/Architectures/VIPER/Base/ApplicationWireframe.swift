import PocketUI
import Services

/// The wireframe above the others. It owns the stack of screens, and knows how each of them is made.
final class ApplicationWireframe: RouteFollower {
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

    func follow(_ route: Route) {
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
            LoginWireframe(application: self, services: services)
        case .home:
            HomeWireframe(
                application: self, services: services,
                news: NewsWireframe(application: self, services: services),
                feedback: FeedbackWireframe(application: self, services: services))
        case .article(let article):
            ArticleWireframe(article: article, services: services)
        }
    }
}
