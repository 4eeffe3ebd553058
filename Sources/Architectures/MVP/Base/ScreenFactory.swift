import PocketUI
import Services

/// Makes screens. Only this type gives a view its presenter, and a presenter its services.
struct ScreenFactory {
    let services: AppServices

    func makeRoot() -> RootViewController {
        RootViewController(
            screens: self,
            links: LinkPresenter(news: services.news, authentication: services.authentication))
    }

    func makeViewController(for screen: Screen, in root: RootViewController) -> ViewController {
        switch screen {
        case .login:
            LoginViewController(
                root: root, presenter: LoginPresenter(authentication: services.authentication))
        case .home:
            HomeViewController(
                root: root,
                news: NewsViewController(
                    root: root,
                    presenter: NewsPresenter(news: services.news, clock: services.clock)),
                feedback: FeedbackViewController(
                    presenter: FeedbackPresenter(feedback: services.feedback)),
                presenter: HomePresenter(authentication: services.authentication))
        case .article(let article):
            ArticleViewController(
                presenter: ArticlePresenter(article: article, clock: services.clock))
        }
    }
}
