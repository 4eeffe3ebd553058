import Services

/// Does the work that belongs to no single screen: it opens links, and reports that the server has ended the session.
final class RootInteractor: RootInteractorInput {
    weak var output: (any RootInteractorOutput)?
    private let news: any NewsService
    private let authentication: any AuthenticationService
    private var waitingLink = WaitingLink()
    private var isLoading = false {
        didSet { output?.didChangeLoading(isLoading) }
    }
    private let loadTask = LatestTask()

    init(news: any NewsService, authentication: any AuthenticationService) {
        self.news = news
        self.authentication = authentication
        authentication.observer = self
    }

    var isLoggedIn: Bool { authentication.isLoggedIn }

    func open(_ text: String) {
        guard let link = Link(text) else {
            output?.didRejectLink()
            return
        }
        waitingLink.replace(with: link)
        openWaitingLink()
    }

    func openWaitingLink() {
        guard let link = waitingLink.ready(isLoggedIn: isLoggedIn) else { return }
        cancelLoad()
        switch link {
        case .news:
            waitingLink.didOpen()
            output?.didResolveNews()
        case .article(let id):
            load(id)
        }
    }

    func dropLink() {
        cancelLoad()
        waitingLink.didLogOut()
    }

    private func load(_ id: Article.ID) {
        isLoading = true
        loadTask.start { [weak self, news] in
            do throws(ServiceError) {
                let article = try await news.article(id: id)
                self?.didLoad(article)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func cancelLoad() {
        loadTask.cancel()
        isLoading = false
    }

    private func didLoad(_ article: Article) {
        waitingLink.didOpen()
        isLoading = false
        output?.didResolveArticle(ArticleContent(article))
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        waitingLink.didFail(with: error)
        isLoading = false
        if error == .notFound { output?.didRejectLink() } else { output?.didFail(error) }
    }
}

extension RootInteractor: SessionObserver {
    func sessionDidEnd() {
        cancelLoad()
        output?.sessionDidEnd()
    }
}
