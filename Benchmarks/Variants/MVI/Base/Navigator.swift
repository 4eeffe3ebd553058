import AppContract
import PocketUI
import Services

/// Owns the stack of screens, and makes each screen with its store. Effects move between screens through it.
final class Navigator {
    let stack = NavigationController()
    private let services: AppServices
    private let links: Store<LinkReducer>

    init(services: AppServices) {
        self.services = services
        let effects = LinkEffects(news: services.news)
        links = Store(LinkState(), effects: effects)
        effects.navigator = self
        links.render(on: stack) { $0.setLoading($1.isLoading) }
        services.authentication.observer = self
    }

    /// Shows the news if somebody is logged in, otherwise the log-in.
    func start() {
        if services.authentication.session == .active { showHome() } else { showLogin() }
    }

    func open(_ link: String) {
        links.send(.opened(Link(link), services.authentication.session))
    }

    func showToast(_ text: String) {
        stack.showToast(text)
    }

    // MARK: Screens

    func showLogin() {
        let effects = LoginEffects(authentication: services.authentication, navigator: self)
        setScreen(LoginViewController(store: Store(LoginState(), effects: effects)))
    }

    func showHome() {
        let effects = HomeEffects(authentication: services.authentication, navigator: self)
        setScreen(
            HomeViewController(
                news: makeNews(), feedback: makeFeedback(), store: Store((), effects: effects)))
    }

    func showNews() {
        stack.popToRootViewController()
    }

    func showArticle(_ article: Article) {
        let state = ArticleState(article: article, now: services.clock.now)
        stack.pushViewController(ArticleViewController(state: state))
    }

    private func makeNews() -> ViewController {
        let effects = NewsEffects(news: services.news, navigator: self)
        return NewsViewController(
            store: Store(NewsState(), effects: effects),
            now: { [clock = services.clock] in clock.now })
    }

    private func makeFeedback() -> ViewController {
        let effects = FeedbackEffects(feedback: services.feedback, navigator: self)
        return FeedbackViewController(store: Store(FeedbackState(), effects: effects))
    }

    /// Makes `screen` the only one.
    private func setScreen(_ screen: ViewController) {
        stack.setViewControllers([screen])
        links.send(.screenReplaced(services.authentication.session))
    }
}

extension Navigator: SessionObserver {
    func sessionDidEnd() {
        links.send(.sessionEnded)
    }
}
