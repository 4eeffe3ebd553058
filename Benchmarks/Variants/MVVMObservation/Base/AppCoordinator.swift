import PocketUI
import Services

/// Owns the stack of screens, makes the screens with their view models, and navigates for the view models. It decides
/// which screen comes first.
final class AppCoordinator {
    let stack = NavigationController()
    private let services: AppServices
    private let root: RootViewModel

    init(services: AppServices) {
        self.services = services
        root = RootViewModel(news: services.news, authentication: services.authentication)
        root.navigation = self
        root.status.bind(to: stack)
        services.authentication.observer = self
    }

    func launch() {
        if services.authentication.isLoggedIn { showHome() } else { showLogin() }
    }

    func open(_ link: String) {
        root.open(link)
    }

    private func showLogin() {
        let viewModel = LoginViewModel(authentication: services.authentication, navigation: self)
        stack.setViewControllers([LoginViewController(viewModel: viewModel)])
    }

    private func showHome() {
        let news = NewsViewModel(news: services.news, clock: services.clock, navigation: self)
        let feedback = FeedbackViewModel(feedback: services.feedback)
        let home = HomeViewModel(authentication: services.authentication, navigation: self)
        stack.setViewControllers([
            HomeViewController(
                news: NewsViewController(viewModel: news),
                feedback: FeedbackViewController(viewModel: feedback), viewModel: home)
        ])
        root.openWaitingLink()
    }
}

extension AppCoordinator: LoginNavigation {
    func didLogIn() {
        showHome()
    }
}

extension AppCoordinator: HomeNavigation {
    func didLogOut() {
        root.didLogOut()
        showLogin()
    }
}

extension AppCoordinator: NewsNavigation, RootNavigation {
    func showNews() {
        stack.popToRootViewController()
    }

    func showArticle(_ article: Article) {
        let viewModel = ArticleViewModel(article: article, clock: services.clock)
        stack.pushViewController(ArticleViewController(viewModel: viewModel))
    }
}

extension AppCoordinator: SessionObserver {
    func sessionDidEnd() {
        root.sessionDidEnd()
        showLogin()
    }
}
