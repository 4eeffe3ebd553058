import AppContract
import PocketUI
import Services

/// Owns the stack of screens, and makes each screen with its store. Effects move between screens through it.
final class Navigator {
    let stack = NavigationController()
    private let services: AppServices
    /// Lazy, because its effects need the navigator.
    private lazy var links = Store<LinkReducer>(
        .idle, effects: LinkEffects(news: services.news, navigation: self))

    init(services: AppServices) {
        self.services = services
        links.render(on: stack) { $0.setLoading($1.isLoading) }
        services.authentication.observer = self
    }

    /// Shows the news if somebody is logged in, otherwise the log-in.
    func start() {
        if services.authentication.session == .active { showHome() } else { showLogin() }
    }

    func open(_ link: String) {
        links.send(.opened(link, session: services.authentication.session))
    }

    private func makeNews() -> ViewController {
        let effects = NewsEffects(news: services.news, navigation: self)
        return NewsViewController(
            store: Store(NewsState(), effects: effects),
            now: { [clock = services.clock] in clock.now })
    }

    private func makeFeedback() -> ViewController {
        let effects = FeedbackEffects(feedback: services.feedback, navigation: self)
        return FeedbackViewController(store: Store(FeedbackState(), effects: effects))
    }

    /// Makes `screen` the only one.
    private func setScreen(_ screen: ViewController) {
        stack.setViewControllers([screen])
        links.send(.screenReplaced(session: services.authentication.session))
    }
}

extension Navigator: Navigation {
    func showToast(_ text: String) {
        stack.showToast(text)
    }

    func showLogin() {
        let effects = LoginEffects(authentication: services.authentication, navigation: self)
        setScreen(LoginViewController(store: Store(LoginState(), effects: effects)))
    }

    func showHome() {
        let effects = HomeEffects(authentication: services.authentication, navigation: self)
        setScreen(
            HomeViewController(
                news: makeNews(), feedback: makeFeedback(),
                store: Store(HomeState(), effects: effects)))
    }

    func showNews() {
        stack.popToRootViewController()
    }

    func showArticle(_ article: Article) {
        let state = ArticleState(article: article, now: services.clock.now)
        stack.pushViewController(ArticleViewController(state: state))
    }
}

extension Navigator: SessionObserver {
    func sessionDidEnd() {
        links.send(.sessionEnded)
    }
}
