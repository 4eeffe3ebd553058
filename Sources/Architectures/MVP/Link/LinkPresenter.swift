import AppContract
import Services

/// Opens links, over whatever screen is on top.
final class LinkPresenter<View: BaseView>: BasePresenter<View> {
    private let news: any NewsService
    private let authentication: any AuthenticationService
    /// The link that has not opened yet: nobody is logged in, or its article is being loaded.
    private var link: Link?
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
        loading.cancel()
        if authentication.session == .loggedOut { link = nil }
    }

    func didSetRoot() {
        openLink()
    }

    /// Opens the link, if there is one. While nobody is logged in, it waits.
    private func openLink() {
        guard authentication.session == .active, let link else { return }
        loading.cancel()
        switch link {
        case .news:
            self.link = nil
            view?.popToRoot()
        case .article(let id):
            load(id)
        }
    }

    private func load(_ id: Article.ID) {
        view?.showLoading()
        loading.start { [weak self, news] in
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
        link = nil
        view?.push(.article(article))
    }

    private func didFail(_ error: ServiceError) {
        view?.hideLoading()
        switch error {
        case .cancelled:
            break
        case .sessionEnded:
            show(error)
        case .notFound:
            link = nil
            view?.showToast(Texts.badLink)
        default:
            link = nil
            show(error)
        }
    }
}
