import PocketUI
import Services

/// Owns the stack of screens, makes them with their view models, and hands each view model the moves that it
/// may ask for.
final class AppCoordinator {
    let stack: RootViewController
    private let services: AppServices
    private let links: LinkViewModel
    private let session = Status()

    init(services: AppServices) {
        self.services = services
        links = LinkViewModel(news: services.news, authentication: services.authentication)
        stack = RootViewController(links: links)
        links.attach(
            LinkNavigation(
                showNews: { [weak stack] in stack?.popToRootViewController() },
                showArticle: { [weak self] in self?.showArticle($0) },
                showLogin: { [weak self] in self?.showLogin() }))
        stack.bind(session)
    }

    func open(_ link: String) {
        links.open(link)
    }

    func showLogin() {
        setRoot(makeLogin())
    }

    /// A screen whose session has ended is gone before the next turn, when it would show why. The stack is still there.
    private func endSession() {
        session.show(.sessionEnded)
        showLogin()
    }

    private func showHome() {
        setRoot(makeHome())
    }

    /// The screen becomes the only one.
    private func setRoot(_ screen: ViewController) {
        links.willSetRoot()
        stack.setViewControllers([screen])
        links.didSetRoot()
    }

    private func showArticle(_ article: Article) {
        let viewModel = ArticleViewModel(article: article, clock: services.clock)
        stack.pushViewController(ArticleViewController(viewModel: viewModel))
    }

    private func makeLogin() -> ViewController {
        let navigation = LoginNavigation { [weak self] in self?.showHome() }
        return LoginViewController(
            viewModel: LoginViewModel(
                authentication: services.authentication, navigation: navigation))
    }

    private func makeHome() -> ViewController {
        let endSession: () -> Void = { [weak self] in self?.endSession() }
        let newsNavigation = NewsNavigation(
            showArticle: { [weak self] in self?.showArticle($0) }, showLogin: endSession)
        return HomeViewController(
            news: NewsViewController(
                viewModel: NewsViewModel(
                    news: services.news, clock: services.clock, navigation: newsNavigation)),
            feedback: FeedbackViewController(
                viewModel: FeedbackViewModel(
                    feedback: services.feedback,
                    navigation: FeedbackNavigation(showLogin: endSession))),
            viewModel: HomeViewModel(
                authentication: services.authentication,
                navigation: HomeNavigation(showLogin: { [weak self] in self?.showLogin() })))
    }
}
