import AppContract
import Services

/// Opens links, over whatever screen is on top.
final class LinkViewModel {
    let status = Status()

    private let news: any NewsService
    private var router: LinkRouter?
    private var isLoggedIn = false
    private var waitingLink: Link?
    private var loading: Task<Void, Never>?

    init(news: any NewsService) {
        self.news = news
    }

    isolated deinit {
        loading?.cancel()
    }

    func attach(_ router: LinkRouter) { self.router = router }

    func open(_ text: String) {
        guard let link = Link(text) else {
            status.toast.send(Texts.badLink)
            return
        }
        if isLoggedIn { open(link) } else { waitingLink = link }
    }

    /// Another screen is about to become the only one. A link that still loads would open over the wrong one.
    func sessionWillChange(isLoggedIn: Bool) {
        self.isLoggedIn = isLoggedIn
        cancel()
    }

    /// Opens the link that waited. It goes on waiting if the first page of the news has ended the session.
    func openWaitingLink() {
        guard isLoggedIn, let link = waitingLink else { return }
        waitingLink = nil
        open(link)
    }

    private func open(_ link: Link) {
        cancel()
        switch link {
        case .news: router?.showNews()
        case .article(let id): load(id)
        }
    }

    private func load(_ id: Article.ID) {
        status.setLoading(true)
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
        status.setLoading(false)
    }

    private func didLoad(_ article: Article) {
        status.setLoading(false)
        router?.showArticle(article)
    }

    private func didFail(_ error: ServiceError) {
        if error == .cancelled { return }
        status.setLoading(false)
        if error == .notFound {
            status.toast.send(Texts.badLink)
        } else {
            status.show(error)
            if error == .sessionEnded { router?.endSession() }
        }
    }
}
