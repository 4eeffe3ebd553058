import PocketUI
import Services

/// The wireframe above the others: it owns the stack of screens, and maps each message of a module, and
/// each link, to the module that comes next.
final class ApplicationWireframe: MessageReceiver {
    private let services: AppServices
    private let stack = RootViewController()
    private lazy var links = LinkWireframe(receiver: self, services: services).assemble(over: stack)

    init(services: AppServices, window: Window) {
        self.services = services
        window.rootViewController = stack
    }

    func launch() {
        follow(.root(.login))
    }

    func open(_ link: String) {
        links.open(link)
    }

    func receive(_ message: Message, from module: ModuleName) {
        if let route = Route(message, from: module) { follow(route) }
    }

    private func follow(_ route: Route) {
        switch route {
        case .root(let screen):
            stack.setViewControllers([wireframe(for: screen).assemble()])
            links.didSetRoot(screen)
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
