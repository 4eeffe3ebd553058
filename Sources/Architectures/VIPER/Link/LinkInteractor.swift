import AppContract
import Services

/// Opens links, and reports that the server has ended the session, because neither belongs to a single screen.
final class LinkInteractor: LinkInteractorInput {
    weak var output: (any LinkInteractorOutput)?
    private let news: any NewsService
    private let authentication: any AuthenticationService
    /// The link that has not opened yet, because nobody is logged in or its article is being loaded.
    private var pendingLink: Link?
    private var isLoading = false {
        didSet { if isLoading != oldValue { output?.didChangeLoading(isLoading) } }
    }
    private let loading = LatestTask()

    init(news: any NewsService, authentication: any AuthenticationService) {
        self.news = news
        self.authentication = authentication
        authentication.observer = self
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            output?.didReject()
            return
        }
        pendingLink = link
        openWaitingLink()
    }

    func interrupt() {
        cancelLoad()
        if authentication.session == .loggedOut { pendingLink = nil }
    }

    func openWaitingLink() {
        guard authentication.session == .active, let link = pendingLink else { return }
        cancelLoad()
        switch link {
        case .news:
            pendingLink = nil
            output?.didResolveNews()
        case .article(let id):
            load(id)
        }
    }

    private func load(_ id: Article.ID) {
        isLoading = true
        loading.start { [weak self, news] in
            do throws(ServiceError) {
                let article = try await news.article(id: id)
                self?.didLoad(article)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func cancelLoad() {
        loading.cancel()
        isLoading = false
    }

    private func didLoad(_ article: Article) {
        pendingLink = nil
        output?.didResolveArticle(ArticleContent(article))
        isLoading = false
    }

    private func didFail(_ error: ServiceError) {
        // Keep `pendingLink`. Either a newer link has replaced the one that failed, or the link waits until somebody logs in.
        // `cancelLoad()` has hidden the indicator.
        if error == .cancelled || error == .sessionEnded { return }
        pendingLink = nil
        isLoading = false
        if error == .notFound { output?.didReject() } else { output?.didFail(error) }
    }
}

extension LinkInteractor: SessionObserver {
    func sessionDidEnd() {
        output?.sessionDidEnd()
    }
}
