import PocketUI
import Services

/// Makes screens with their presenters: the one place where views and presenters meet the services.
struct ScreenFactory {
    let services: AppServices

    func makeViewController(for screen: Screen, in root: RootViewController) -> ViewController {
        switch screen {
        case .login: makeLogin(in: root)
        case .home: makeHome(in: root)
        case .article(let article): makeArticle(article, in: root)
        }
    }

    func makeLinkPresenter(for root: RootViewController) -> LinkPresenter<RootViewController> {
        LinkPresenter(view: root, news: services.news)
    }

    private func makeLogin(in root: RootViewController) -> ViewController {
        LoginViewController(root: root) { [services] in
            LoginPresenter(view: $0, authentication: services.authentication)
        }
    }

    private func makeHome(in root: RootViewController) -> ViewController {
        let news = NewsViewController(root: root) { [services] in
            NewsPresenter(view: $0, news: services.news, clock: services.clock)
        }
        let feedback = FeedbackViewController(root: root) { [services] in
            FeedbackPresenter(view: $0, feedback: services.feedback)
        }
        return HomeViewController(root: root, news: news, feedback: feedback) { [services] in
            HomePresenter(view: $0, authentication: services.authentication)
        }
    }

    private func makeArticle(_ article: Article, in root: RootViewController) -> ViewController {
        ArticleViewController(root: root) { [services] in
            ArticlePresenter(view: $0, article: article, clock: services.clock)
        }
    }
}
