import AppContract
import Services

final class LinkInteractor: LinkInteractorInput {
    weak var output: (any LinkInteractorOutput)?
    private let news: any NewsService
    private let authentication: any AuthenticationService
    /// The link that has not opened yet: nobody is logged in, or its article is being loaded.
    private var link: Link?
    private var isLoading = false {
        didSet { if isLoading != oldValue { output?.didChangeLoading(isLoading) } }
    }
    private let loading = LatestTask()

    init(news: any NewsService, authentication: any AuthenticationService) {
        self.news = news
        self.authentication = authentication
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            output?.didReject()
            return
        }
        self.link = link
        openWaitingLink()
    }

    func interrupt() {
        cancel()
        if authentication.session == .loggedOut { link = nil }
    }

    func openWaitingLink() {
        guard authentication.session == .active, let link else { return }
        cancel()
        switch link {
        case .news:
            self.link = nil
            output?.didResolve(.news)
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

    private func cancel() {
        loading.cancel()
        isLoading = false
    }

    private func didLoad(_ article: Article) {
        isLoading = false
        link = nil
        output?.didResolve(.article(ArticleContent(article)))
    }

    private func didFail(_ error: ServiceError) {
        // What cancelled it has reported that loading ended.
        if error == .cancelled { return }
        isLoading = false
        // After the end of a session, the link waits for the next log-in.
        if error != .sessionEnded { link = nil }
        if error == .notFound { output?.didReject() } else { output?.didFail(error) }
    }
}
