import PocketUI
import Services

/// Owns the stack of screens, makes them with their view models, and hands each view model the moves that it
/// may ask for.
final class AppCoordinator {
    let stack: RootViewController
    private let services: AppServices
    private let links: LinkViewModel
    private let session = Activity()

    init(services: AppServices) {
        self.services = services
        links = LinkViewModel(news: services.news, authentication: services.authentication)
        stack = RootViewController(links: links)
        links.attach(
            LinkRouter(
                showNews: { [weak stack] in stack?.popToRootViewController() },
                showArticle: { [weak self] in self?.showArticle($0) },
                showLogin: { [weak self] in self?.showLogin() }))
        stack.bind(session.status)
    }

    func open(_ link: String) {
        links.open(link)
    }

    func showLogin() {
        links.screensWillChange()
        stack.setViewControllers([makeLogin()])
    }

    /// A screen whose session has ended is gone before the next turn, when it would show why. The stack is still there.
    private func endSession() {
        session.show(.sessionEnded)
        showLogin()
    }

    private func showHome() {
        links.screensWillChange()
        stack.setViewControllers([makeHome()])
        links.openLink()
    }

    private func showArticle(_ article: Article) {
        let viewModel = ArticleViewModel(article: article, clock: services.clock)
        stack.pushViewController(ArticleViewController(viewModel: viewModel))
    }

    private func makeLogin() -> ViewController {
        let router = LoginRouter { [weak self] in self?.showHome() }
        return LoginViewController(
            viewModel: LoginViewModel(authentication: services.authentication, router: router))
    }

    private func makeHome() -> ViewController {
        let endSession: () -> Void = { [weak self] in self?.endSession() }
        let newsRouter = NewsRouter(
            showArticle: { [weak self] in self?.showArticle($0) }, showLogin: endSession)
        return HomeViewController(
            news: NewsViewController(
                viewModel: NewsViewModel(
                    news: services.news, clock: services.clock, router: newsRouter)),
            feedback: FeedbackViewController(
                viewModel: FeedbackViewModel(
                    feedback: services.feedback, router: FeedbackRouter(showLogin: endSession))),
            viewModel: HomeViewModel(
                authentication: services.authentication,
                router: HomeRouter(showLogin: { [weak self] in self?.showLogin() })))
    }
}
