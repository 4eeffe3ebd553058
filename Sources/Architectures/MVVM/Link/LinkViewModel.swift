import AppContract
import Services

/// Opens links, over whatever screen is on top.
final class LinkViewModel {
    /// Set by the coordinator, because it is made after this view model, which it owns.
    weak var navigation: (any LinkNavigation)?
    var status: Status { activity.status }

    private let activity = Activity()
    private let news: any NewsService
    private let authentication: any AuthenticationService
    /// The link that has not opened yet, because nobody is logged in or its article is being loaded.
    private var link: Link?
    private let loading = LatestTask()

    init(news: any NewsService, authentication: any AuthenticationService) {
        self.news = news
        self.authentication = authentication
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            activity.showToast(Texts.badLink)
            return
        }
        self.link = link
        openLink()
    }

    /// Another screen is about to become the only one. Cancels the load of a link, because its article would open over the
    /// wrong screen. The link waits, unless the person has logged out.
    func willSetRoot() {
        cancelLoad()
        if authentication.session == .loggedOut { link = nil }
    }

    func didSetRoot() { openLink() }

    /// Opens the link if there is one. While nobody is logged in, the link waits.
    private func openLink() {
        guard authentication.session == .active, let link else { return }
        cancelLoad()
        switch link {
        case .news:
            self.link = nil
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
        link = nil
        activity.isLoading = false
        navigation?.showArticle(article)
    }

    private func didFail(_ error: ServiceError) {
        // Whatever cancelled the load has hidden the indicator, and so has the log-in. The link waits for the next log-in.
        if error == .cancelled || error == .sessionEnded { return }
        link = nil
        activity.isLoading = false
        if error == .notFound { activity.showToast(Texts.badLink) } else { activity.show(error) }
    }
}
