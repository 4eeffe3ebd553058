import AppContract
import Services

/// Opens links, over whatever screen is on top.
final class LinkViewModel {
    let status: Status

    private let news: any NewsService
    private let authentication: any AuthenticationService
    private var router: LinkRouter?
    /// The link that has not opened yet: nobody is logged in, or its article is being loaded.
    private var link: Link?
    private let activity = Activity()
    private let loading = LatestTask()

    init(news: any NewsService, authentication: any AuthenticationService) {
        self.news = news
        self.authentication = authentication
        status = activity.status
    }

    func attach(_ router: LinkRouter) { self.router = router }

    func open(_ text: String) {
        guard let link = Link(text) else {
            activity.showToast(Texts.badLink)
            return
        }
        self.link = link
        openLink()
    }

    /// Another screen is about to become the only one, and a link that still loads would open over the wrong one. It
    /// waits, unless the person has logged out.
    func screensWillChange() {
        cancel()
        if authentication.session == .loggedOut { link = nil }
    }

    /// Opens the link, if there is one. While nobody is logged in, it waits.
    func openLink() {
        guard authentication.session == .active, let link else { return }
        cancel()
        switch link {
        case .news:
            self.link = nil
            router?.showNews()
        case .article(let id):
            load(id)
        }
    }

    private func load(_ id: Article.ID) {
        activity.setLoading(true)
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
        activity.setLoading(false)
    }

    private func didLoad(_ article: Article) {
        activity.setLoading(false)
        link = nil
        router?.showArticle(article)
    }

    private func didFail(_ error: ServiceError) {
        if error == .cancelled { return }
        activity.setLoading(false)
        switch error {
        case .sessionEnded:
            activity.show(error)
            router?.showLogin()
        case .notFound:
            link = nil
            activity.showToast(Texts.badLink)
        default:
            link = nil
            activity.show(error)
        }
    }
}
