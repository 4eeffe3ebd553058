import AppContract
import Services

/// Opens links, over whatever screen is on top.
final class LinkViewModel {
    let status = Status()

    private let news: any NewsService
    private let authentication: any AuthenticationService
    private var navigation: LinkNavigation?
    /// The link that has not opened yet: nobody is logged in, or its article is being loaded.
    private var link: Link?
    private let loading = LatestTask()

    init(news: any NewsService, authentication: any AuthenticationService) {
        self.news = news
        self.authentication = authentication
    }

    /// The moves capture the coordinator, which is made with this view model.
    func attach(_ navigation: LinkNavigation) { self.navigation = navigation }

    func open(_ text: String) {
        guard let link = Link(text) else {
            status.toast.send(Texts.badLink)
            return
        }
        self.link = link
        openLink()
    }

    /// Another screen is about to become the only one, and a link that still loads would open over the wrong one. It
    /// waits, unless the person has logged out.
    func willSetRoot() {
        cancel()
        if authentication.session == .loggedOut { link = nil }
    }

    func didSetRoot() { openLink() }

    /// Opens the link, if there is one. While nobody is logged in, it waits.
    private func openLink() {
        guard authentication.session == .active, let link else { return }
        cancel()
        switch link {
        case .news:
            self.link = nil
            navigation?.showNews()
        case .article(let id):
            load(id)
        }
    }

    private func load(_ id: Article.ID) {
        status.setLoading(true)
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
        status.setLoading(false)
    }

    private func didLoad(_ article: Article) {
        status.setLoading(false)
        link = nil
        navigation?.showArticle(article)
    }

    private func didFail(_ error: ServiceError) {
        // What cancelled it has hidden the indicator.
        if error == .cancelled { return }
        status.setLoading(false)
        // After the end of a session, the link waits for the next log-in.
        if error != .sessionEnded { link = nil }
        if error == .notFound { status.toast.send(Texts.badLink) } else { status.show(error) }
        if error == .sessionEnded { navigation?.showLogin() }
    }
}
