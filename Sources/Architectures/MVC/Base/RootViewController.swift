import AppContract
import PocketUI
import Services

/// The stack of screens. It knows which screen comes next, opens the links, and says what went wrong.
final class RootViewController: NavigationController {
    private let services: AppServices
    private var isLoggedIn = false

    init(services: AppServices) {
        self.services = services
    }

    isolated deinit {
        loadingArticle?.cancel()
    }

    func showLogin() {
        loadingArticle?.cancel()
        isLoggedIn = false
        setViewControllers([LoginViewController(root: self, services: services)])
    }

    func showHome() {
        loadingArticle?.cancel()
        isLoggedIn = true
        setViewControllers([HomeViewController(root: self, services: services)])
        openWaitingLink()
    }

    func showArticle(_ article: Article) {
        pushViewController(ArticleViewController(article: article, clock: services.clock))
    }

    /// Tells the person what went wrong. If their session has ended, they have to log in again.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
        if error == .sessionEnded { showLogin() }
    }

    // MARK: - Links

    private var waitingLink: Link?
    private var loadingArticle: Task<Void, Never>?

    func open(_ text: String) {
        guard let link = Link(text) else {
            showToast(Texts.badLink)
            return
        }
        if isLoggedIn { open(link) } else { waitingLink = link }
    }

    private func openWaitingLink() {
        // The first page of the news may have ended the session already.
        guard isLoggedIn, let link = waitingLink else { return }
        waitingLink = nil
        open(link)
    }

    private func open(_ link: Link) {
        loadingArticle?.cancel()
        switch link {
        case .news: popToRootViewController()
        case .article(let id): loadArticle(id)
        }
    }

    private func loadArticle(_ id: Article.ID) {
        showLoading()
        loadingArticle = Task.immediate { [weak self, news = services.news] in
            do throws(ServiceError) {
                let article = try await news.article(id: id)
                self?.didLoad(article)
            } catch {
                self?.didFailToLoadArticle(error)
            }
        }
    }

    private func didLoad(_ article: Article) {
        hideLoading()
        showArticle(article)
    }

    private func didFailToLoadArticle(_ error: ServiceError) {
        hideLoading()
        if error == .notFound {
            showToast(Texts.badLink)
        } else {
            show(error)
        }
    }
}
