import AppContract
import PocketUI
import Services

/// The stack of screens. It opens the links, which belong to no one screen.
final class RootViewController: NavigationController {
    private let services: AppServices
    /// The link that has not opened yet: nobody is logged in, or its article is being loaded.
    private var link: Link?
    private var isLoadingArticle = false {
        didSet {
            // The indicator counts how often it is shown and hidden.
            if isLoadingArticle == oldValue { return }
            if isLoadingArticle { showLoading() } else { hideLoading() }
        }
    }
    private let loading = LatestTask()

    init(services: AppServices) {
        self.services = services
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            showToast(Texts.badLink)
            return
        }
        self.link = link
        openLink()
    }

    /// A load is cancelled, since its article would open over the wrong screen. After a log-out the link is dropped; otherwise
    /// it opens now, or waits for the next log-in.
    override func setViewControllers(_ viewControllers: [ViewController]) {
        cancelLoad()
        if services.authentication.session == .loggedOut { link = nil }
        super.setViewControllers(viewControllers)
        openLink()
    }

    /// Opens the link, if there is one. While nobody is logged in, it waits.
    private func openLink() {
        guard services.authentication.session == .active, let link else { return }
        cancelLoad()
        switch link {
        case .news:
            self.link = nil
            popToRootViewController()
        case .article(let id):
            load(id)
        }
    }

    private func load(_ id: Article.ID) {
        isLoadingArticle = true
        loading.start { [weak self, news = services.news] in
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
        isLoadingArticle = false
    }

    private func didLoad(_ article: Article) {
        isLoadingArticle = false
        link = nil
        pushViewController(ArticleViewController(article: article, clock: services.clock))
    }

    private func didFail(_ error: ServiceError) {
        // What cancelled it has hidden the indicator.
        if error == .cancelled { return }
        isLoadingArticle = false
        // After the end of a session, the link waits for the next log-in.
        if error != .sessionEnded { link = nil }
        if error == .notFound { showToast(Texts.badLink) } else { show(error, services: services) }
    }
}
