import AppContract
import Services

/// Opens links, over whatever screen is on top.
final class LinkPresenter<View: LinkView>: BasePresenter<View> {
    private let news: any NewsService
    private let authentication: any AuthenticationService
    /// The link that has not opened yet: nobody is logged in, or its article is being loaded.
    private var link: Link?
    private var isLoading = false {
        didSet { if isLoading != oldValue { view?.setLoading(isLoading) } }
    }
    private let loading = LatestTask()

    init(news: any NewsService, authentication: any AuthenticationService) {
        self.news = news
        self.authentication = authentication
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            view?.showToast(Texts.badLink)
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

    func didSetRoot() {
        openLink()
    }

    /// Opens the link, if there is one. While nobody is logged in, it waits.
    private func openLink() {
        guard authentication.session == .active, let link else { return }
        cancel()
        switch link {
        case .news:
            self.link = nil
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

    private func cancel() {
        loading.cancel()
        isLoading = false
    }

    private func didLoad(_ article: Article) {
        isLoading = false
        link = nil
        view?.push(.article(article))
    }

    private func didFail(_ error: ServiceError) {
        // What cancelled it has hidden the indicator.
        if error == .cancelled { return }
        isLoading = false
        // After the end of a session, the link waits for the next log-in.
        if error != .sessionEnded { link = nil }
        if error == .notFound { view?.showToast(Texts.badLink) } else { show(error) }
    }
}
