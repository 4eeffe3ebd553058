import PocketUI
import Services

/// Owns the stack of screens, makes them with their view models, and hands each view model the moves it
/// may ask for.
final class AppCoordinator {
    private let services: AppServices
    private lazy var links = makeLinkViewModel()
    private(set) lazy var stack = RootViewController(links: links)

    init(services: AppServices) {
        self.services = services
    }

    func open(_ link: String) {
        links.open(link)
    }

    func showLogin() {
        stack.setViewControllers([makeLogin()])
        links.sessionDidEnd()
    }

    private func showHome() {
        stack.setViewControllers([makeHome()])
        links.sessionDidBegin()
    }

    private func showArticle(_ article: Article) {
        stack.pushViewController(makeArticle(article))
    }

    // MARK: Making screens

    private func makeLogin() -> ViewController {
        let router = LoginRouter { [weak self] in self?.showHome() }
        return LoginViewController(
            viewModel: LoginViewModel(authentication: services.authentication, router: router))
    }

    private func makeHome() -> ViewController {
        let router = HomeRouter { [weak self] in self?.showLogin() }
        return HomeViewController(
            news: makeNews(), feedback: makeFeedback(),
            viewModel: HomeViewModel(authentication: services.authentication, router: router))
    }

    private func makeNews() -> ViewController {
        let router = NewsRouter(
            showArticle: { [weak self] in self?.showArticle($0) },
            endSession: { [weak self] in self?.showLogin() })
        return NewsViewController(
            viewModel: NewsViewModel(news: services.news, clock: services.clock, router: router))
    }

    private func makeFeedback() -> ViewController {
        let router = FeedbackRouter { [weak self] in self?.showLogin() }
        return FeedbackViewController(
            viewModel: FeedbackViewModel(feedback: services.feedback, router: router))
    }

    private func makeArticle(_ article: Article) -> ViewController {
        ArticleViewController(
            viewModel: ArticleViewModel(article: article, clock: services.clock))
    }

    private func makeLinkViewModel() -> LinkViewModel {
        let router = LinkRouter(
            showNews: { [weak self] in self?.stack.popToRootViewController() },
            showArticle: { [weak self] in self?.showArticle($0) },
            endSession: { [weak self] in self?.showLogin() })
        return LinkViewModel(news: services.news, router: router)
    }
}
