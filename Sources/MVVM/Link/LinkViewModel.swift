import AppContract
import Services

/// Opens links, over whatever screen is on top.
final class LinkViewModel {
    let status = Status()

    private let news: any NewsService
    private let router: LinkRouter
    private var isLoggedIn = false
    private var waitingLink: Link?
    private var loading: Task<Void, Never>?

    init(news: any NewsService, router: LinkRouter) {
        self.news = news
        self.router = router
    }

    isolated deinit {
        loading?.cancel()
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            status.toast.value = Texts.badLink
            return
        }
        if isLoggedIn { open(link) } else { waitingLink = link }
    }

    /// A link that waited for the log-in opens now, once.
    func sessionDidBegin() {
        isLoggedIn = true
        guard let link = waitingLink else { return }
        waitingLink = nil
        open(link)
    }

    func sessionDidEnd() {
        isLoggedIn = false
        cancel()
    }

    private func open(_ link: Link) {
        cancel()
        switch link {
        case .news: router.showNews()
        case .article(let id): load(id)
        }
    }

    private func load(_ id: Article.ID) {
        status.isLoading.value = true
        loading = Task.immediate { [weak self, news] in
            do throws(ServiceError) {
                let article = try await news.article(id: id)
                self?.didLoad(article)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func cancel() {
        loading?.cancel()
        status.isLoading.value = false
    }

    private func didLoad(_ article: Article) {
        status.isLoading.value = false
        router.showArticle(article)
    }

    private func didFail(_ error: ServiceError) {
        if error == .cancelled { return }
        status.isLoading.value = false
        if error == .notFound {
            status.toast.value = Texts.badLink
        } else {
            status.show(error)
            if error == .sessionEnded { router.endSession() }
        }
    }
}
