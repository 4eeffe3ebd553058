import AppContract
import PocketUI
import Services

/// The stack of screens. It knows which screen comes next, opens the links, and says what went wrong.
final class RootViewController: NavigationController {
    private let services: AppServices
    /// The link that has not opened yet: nobody is logged in, or its article is being loaded.
    private var link: Link?
    private let loading = LatestTask()

    init(services: AppServices) {
        self.services = services
    }

    func showLogin() {
        screensWillChange()
        setViewControllers([LoginViewController(root: self, services: services)])
    }

    func showHome() {
        screensWillChange()
        setViewControllers([HomeViewController(root: self, services: services)])
        openLink()
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

    func open(_ text: String) {
        guard let link = Link(text) else {
            showToast(Texts.badLink)
            return
        }
        self.link = link
        openLink()
    }

    /// A link that still loads would open over the wrong screen. It waits, unless the person has logged out.
    private func screensWillChange() {
        loading.cancel()
        if services.authentication.session == .loggedOut { link = nil }
    }

    /// Opens the link, if there is one. While nobody is logged in, it waits.
    private func openLink() {
        guard services.authentication.session == .active, let link else { return }
        loading.cancel()
        switch link {
        case .news:
            self.link = nil
            popToRootViewController()
        case .article(let id):
            loadArticle(id)
        }
    }

    private func loadArticle(_ id: Article.ID) {
        showLoading()
        loading.start { [weak self, news = services.news] in
            do throws(ServiceError) {
                let article = try await news.article(id: id)
                self?.didLoad(article)
            } catch {
                self?.didFailToLoad(error)
            }
        }
    }

    private func didLoad(_ article: Article) {
        hideLoading()
        link = nil
        showArticle(article)
    }

    private func didFailToLoad(_ error: ServiceError) {
        hideLoading()
        switch error {
        case .cancelled:
            break
        case .sessionEnded:
            show(error)
        case .notFound:
            link = nil
            showToast(Texts.badLink)
        default:
            link = nil
            show(error)
        }
    }
}
