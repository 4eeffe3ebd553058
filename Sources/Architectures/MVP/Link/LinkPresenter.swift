import AppContract
import Services

/// Does what belongs to no single screen: it opens links, and shows the log-in when the session ends.
final class LinkPresenter<View: LinkView>: BasePresenter<View> {
    private let news: any NewsService
    private let authentication: any AuthenticationService
    /// The link that has not opened yet, because nobody is logged in or its article is being loaded.
    private var pendingLink: Link?
    private var isLoading = false {
        didSet { if isLoading != oldValue { view?.setLoading(isLoading) } }
    }
    private let loading = LatestTask()

    init(news: any NewsService, authentication: any AuthenticationService) {
        self.news = news
        self.authentication = authentication
        super.init()
        authentication.observer = self
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            view?.showToast(Texts.badLink)
            return
        }
        pendingLink = link
        openLink()
    }

    /// Called before another screen becomes the only one. Cancels the load, because its article would open over the wrong
    /// screen. The link waits, unless the person has logged out.
    func willSetRoot() {
        cancelLoad()
        if authentication.session == .loggedOut { pendingLink = nil }
    }

    func didSetRoot() {
        openLink()
    }

    /// Opens the link if there is one. While nobody is logged in, the link waits.
    private func openLink() {
        guard authentication.session == .active, let link = pendingLink else { return }
        cancelLoad()
        switch link {
        case .news:
            pendingLink = nil
            view?.popToRoot()
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
        view?.push(.article(article))
        isLoading = false
    }

    private func didFail(_ error: ServiceError) {
        // Keep `pendingLink`. Either a newer link has replaced the one that failed, or the link waits until somebody logs in.
        // `cancelLoad()` has hidden the indicator.
        if error == .cancelled || error == .sessionEnded { return }
        pendingLink = nil
        isLoading = false
        if error == .notFound { view?.showToast(Texts.badLink) } else { show(error) }
    }
}

extension LinkPresenter: SessionObserver {
    func sessionDidEnd() {
        view?.showToast(Texts.sessionEnded)
        view?.setRoot(.login)
    }
}
