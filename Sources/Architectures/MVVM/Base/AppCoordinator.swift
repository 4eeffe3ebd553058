import PocketUI
import Services

/// Owns the stack of screens, makes the screens with their view models, and navigates for the view models.
final class AppCoordinator {
    let stack = NavigationController()
    private let services: AppServices
    private let links: LinkViewModel

    init(services: AppServices) {
        self.services = services
        links = LinkViewModel(news: services.news, authentication: services.authentication)
        links.navigation = self
        stack.bind(links.status)
    }

    /// Shows the news if somebody is logged in, otherwise the log-in.
    func start() {
        if services.authentication.session == .active { showHome() } else { showLogin() }
    }

    func open(_ link: String) {
        links.open(link)
    }

    private func setRoot(_ screen: ViewController) {
        links.willSetRoot()
        stack.setViewControllers([screen])
        links.didSetRoot()
    }
}

extension AppCoordinator: LoginNavigation, HomeNavigation, NewsNavigation, LinkNavigation {
    func showLogin() {
        setRoot(
            LoginViewController(
                viewModel: LoginViewModel(
                    authentication: services.authentication, navigation: self)))
    }

    func showHome() {
        setRoot(
            HomeViewController(
                news: NewsViewController(
                    viewModel: NewsViewModel(
                        news: services.news, clock: services.clock, navigation: self)),
                feedback: FeedbackViewController(
                    viewModel: FeedbackViewModel(feedback: services.feedback)),
                viewModel: HomeViewModel(
                    authentication: services.authentication, navigation: self)))
    }

    func showNews() {
        stack.popToRootViewController()
    }

    func showArticle(_ article: Article) {
        let viewModel = ArticleViewModel(article: article, clock: services.clock)
        stack.pushViewController(ArticleViewController(viewModel: viewModel))
    }
}
