import AppContract
import Services

/// Opens links. The stack of screens shows its status, because links belong to no single screen.
final class RootViewModel {
    /// Set after `init`, because the coordinator makes this view model before it can pass itself.
    weak var navigation: (any RootNavigation)?
    var status: Status { activity.status }

    private let activity = Activity()
    private let news: any NewsService
    private let authentication: any AuthenticationService
    private var waitingLink = WaitingLink()
    private let loadTask = LatestTask()

    init(news: any NewsService, authentication: any AuthenticationService) {
        self.news = news
        self.authentication = authentication
    }

    func open(_ text: String) {
        guard let link = Link(text) else { return activity.showToast(Texts.badLink) }
        waitingLink.replace(with: link)
        openWaitingLink()
    }

    func openWaitingLink() {
        let isLoggedIn = authentication.isLoggedIn
        guard let link = waitingLink.next(isLoggedIn: isLoggedIn) else { return }
        cancelLoad()
        switch link {
        case .news:
            waitingLink.didOpen()
            navigation?.showNews()
        case .article(let id):
            load(id)
        }
    }

    func didLogOut() {
        cancelLoad()
        waitingLink.didLogOut()
    }

    private func load(_ id: Article.ID) {
        activity.isLoading = true
        loadTask.start { [weak self, news] in
            do throws(ServiceError) {
                let article = try await news.article(id: id)
                self?.didLoad(article)
            } catch {
                self?.didFail(error)
            }
        }
    }

    func cancelLoad() {
        loadTask.cancel()
        activity.isLoading = false
    }

    private func didLoad(_ article: Article) {
        waitingLink.didOpen()
        activity.isLoading = false
        navigation?.showArticle(article)
    }

    private func didFail(_ error: ServiceError) {
        guard waitingLink.didFail(with: error) else { return }
        activity.isLoading = false
        if error == .notFound { activity.showToast(Texts.badLink) } else { activity.show(error) }
    }
}
