import PocketUI
import Services

/// Owns the stack of screens, makes them with their view models, and hands each view model the moves that it
/// may ask for.
final class AppCoordinator {
    let stack: RootViewController
    private let services: AppServices
    private let links: LinkViewModel

    init(services: AppServices) {
        self.services = services
        links = LinkViewModel(news: services.news, authentication: services.authentication)
        stack = RootViewController(links: links)
        links.attach(
            LinkRouter(
                showNews: { [weak stack] in stack?.popToRootViewController() },
                showArticle: { [weak self] in self?.showArticle($0) },
                showLogin: { [weak self] in self?.showLogin() }))
    }

    func open(_ link: String) {
        links.open(link)
    }

    func showLogin() {
        links.screensWillChange()
        stack.setViewControllers([makeLogin()])
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
        let showLogin: () -> Void = { [weak self] in self?.showLogin() }
        let newsRouter = NewsRouter(
            showArticle: { [weak self] in self?.showArticle($0) }, showLogin: showLogin)
        return HomeViewController(
            news: NewsViewController(
                viewModel: NewsViewModel(
                    news: services.news, clock: services.clock, router: newsRouter)),
            feedback: FeedbackViewController(
                viewModel: FeedbackViewModel(
                    feedback: services.feedback, router: FeedbackRouter(showLogin: showLogin))),
            viewModel: HomeViewModel(
                authentication: services.authentication, router: HomeRouter(showLogin: showLogin)))
    }
}
