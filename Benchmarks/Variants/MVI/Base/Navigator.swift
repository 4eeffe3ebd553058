import AppContract
import PocketUI
import Services

/// Owns the stack of screens, and makes each screen with its store. Effects move between screens through it. It decides who
/// sees which first screen.
final class Navigator {
    let stack = NavigationController()
    private let services: AppServices
    /// Lazy, because its effects need the navigator.
    private lazy var root = Store<RootReducer>(
        RootState(), effects: RootEffects(news: services.news, navigation: self))

    init(services: AppServices) {
        self.services = services
        root.render(on: stack) { $0.isLoading = $1.isLoading }
        services.authentication.observer = self
    }

    func launch() {
        if services.authentication.isLoggedIn { showHome() } else { showLogin() }
    }

    func open(_ link: String) {
        root.send(.opened(link, isLoggedIn: services.authentication.isLoggedIn))
    }

    private func showLogin() {
        let effects = LoginEffects(authentication: services.authentication, navigation: self)
        stack.setViewControllers([
            LoginViewController(store: Store(LoginState(), effects: effects))
        ])
    }

    private func showHome() {
        let effects = HomeEffects(authentication: services.authentication, navigation: self)
        stack.setViewControllers([
            HomeViewController(
                news: makeNews(), feedback: makeFeedback(),
                store: Store(HomeState(), effects: effects))
        ])
        root.send(.shownHome(isLoggedIn: services.authentication.isLoggedIn))
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
}

extension Navigator: Navigation {
    func showToast(_ text: String) {
        stack.showToast(text)
    }

    func didLogIn() {
        showHome()
    }

    func didLogOut() {
        root.send(.loggedOut)
        showLogin()
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
        root.send(.sessionEnded)
        showToast(Texts.sessionEnded)
        showLogin()
    }
}
