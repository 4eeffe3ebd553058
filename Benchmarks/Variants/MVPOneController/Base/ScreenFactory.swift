import PocketUI
import Services

/// Makes screens with their presenters: the one place where views and presenters meet the services.
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
                root: root, news: NewsPresenter(news: services.news, clock: services.clock),
                feedback: FeedbackPresenter(feedback: services.feedback),
                presenter: HomePresenter(authentication: services.authentication))
        case .article(let article):
            ArticleViewController(
                presenter: ArticlePresenter(article: article, clock: services.clock))
        }
    }
}
