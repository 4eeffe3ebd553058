import AppContract
import Services

final class LinkInteractor: LinkInteractorInput {
    private weak var output: (any LinkInteractorOutput)?
    private let news: any NewsService
    private var isLoggedIn = false
    private var waitingLink: Link?
    private var loading: Task<Void, Never>?

    init(news: any NewsService) {
        self.news = news
    }

    isolated deinit {
        loading?.cancel()
    }

    func attach(_ output: any LinkInteractorOutput) { self.output = output }

    func open(_ text: String) {
        guard let link = Link(text) else {
            output?.didReject()
            return
        }
        if isLoggedIn { open(link) } else { waitingLink = link }
    }

    func sessionDidBegin() {
        isLoggedIn = true
    }

    func sessionDidEnd() {
        isLoggedIn = false
        loading?.cancel()
    }

    func openWaitingLink() {
        guard isLoggedIn, let link = waitingLink else { return }
        waitingLink = nil
        open(link)
    }

    private func open(_ link: Link) {
        loading?.cancel()
        switch link {
        case .news: output?.didChooseNews()
        case .article(let id): load(id)
        }
    }

    private func load(_ id: Article.ID) {
        output?.didStartLoading()
        loading = Task.immediate { [weak self, news] in
            do throws(ServiceError) {
                let article = try await news.article(id: id)
                self?.didLoad(article)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didLoad(_ article: Article) {
        output?.didStopLoading()
        output?.didLoad(article)
    }

    private func didFail(_ error: ServiceError) {
        output?.didStopLoading()
        if error == .notFound {
            output?.didReject()
        } else {
            output?.didFail(error)
        }
    }
}
