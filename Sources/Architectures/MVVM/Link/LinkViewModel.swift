import AppContract
import Services

/// Does what belongs to no single screen: it opens links, and shows the log-in when the session ends.
final class LinkViewModel {
    /// Set after `init`, because the coordinator makes this view model before it can pass itself.
    weak var navigation: (any LinkNavigation)?
    var status: Status { activity.status }

    private let activity = Activity()
    private let news: any NewsService
    private let authentication: any AuthenticationService
    /// The link that has not opened yet, because nobody is logged in or its article is being loaded.
    private var pendingLink: Link?
    private let loading = LatestTask()

    init(news: any NewsService, authentication: any AuthenticationService) {
        self.news = news
        self.authentication = authentication
        authentication.observer = self
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            activity.showToast(Texts.badLink)
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

    func didSetRoot() { openLink() }

    /// Opens the link if there is one. While nobody is logged in, the link waits.
    private func openLink() {
        guard authentication.session == .active, let link = pendingLink else { return }
        cancelLoad()
        switch link {
        case .news:
            pendingLink = nil
            navigation?.showNews()
        case .article(let id):
            load(id)
        }
    }

    private func load(_ id: Article.ID) {
        activity.isLoading = true
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
        activity.isLoading = false
    }

    private func didLoad(_ article: Article) {
        pendingLink = nil
        navigation?.showArticle(article)
        activity.isLoading = false
    }

    private func didFail(_ error: ServiceError) {
        // Keep `pendingLink`. Either a newer link has replaced the one that failed, or the link waits until somebody logs in.
        // `cancelLoad()` has hidden the indicator.
        if error == .cancelled || error == .sessionEnded { return }
        pendingLink = nil
        activity.isLoading = false
        if error == .notFound { activity.showToast(Texts.badLink) } else { activity.show(error) }
    }
}

extension LinkViewModel: SessionObserver {
    func sessionDidEnd() {
        activity.showToast(Texts.sessionEnded)
        navigation?.showLogin()
    }
}
