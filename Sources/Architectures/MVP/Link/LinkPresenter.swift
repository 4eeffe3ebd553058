import AppContract
import Services

/// Opens links, over whatever screen is on top.
final class LinkPresenter<View: BaseView>: BasePresenter<View> {
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

    func open(_ text: String) {
        guard let link = Link(text) else {
            view?.showToast(Texts.badLink)
            return
        }
        if isLoggedIn { open(link) } else { waitingLink = link }
    }

    /// `screen` is about to become the only one. A link that still loads would open over the wrong screen.
    func willSetRoot(_ screen: Screen) {
        isLoggedIn = screen == .home
        loading?.cancel()
    }

    /// Opens the link that waited. It goes on waiting if the first page of the news has ended the session.
    func didSetRoot() {
        guard isLoggedIn, let link = waitingLink else { return }
        waitingLink = nil
        open(link)
    }

    private func open(_ link: Link) {
        loading?.cancel()
        switch link {
        case .news: view?.popToRoot()
        case .article(let id): load(id)
        }
    }

    private func load(_ id: Article.ID) {
        view?.showLoading()
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
        view?.hideLoading()
        view?.push(.article(article))
    }

    private func didFail(_ error: ServiceError) {
        view?.hideLoading()
        if error == .notFound {
            view?.showToast(Texts.badLink)
        } else {
            show(error)
        }
    }
}
