import AppContract
import PocketUI
import Services

/// The stack of screens, the links, and what is to be done when something goes wrong.
final class RootViewController: NavigationController {
    let services: AppServices
    private var isLoggedIn = false
    private var waitingLink: Link?
    private var loading: Task<Void, Never>?

    init(services: AppServices) {
        self.services = services
    }

    isolated deinit {
        loading?.cancel()
    }

    func showLogin() {
        loading?.cancel()
        isLoggedIn = false
        setViewControllers([LoginViewController(stack: self)])
    }

    func showHome() {
        setViewControllers([HomeViewController(stack: self)])
        isLoggedIn = true
        guard let link = waitingLink else { return }
        waitingLink = nil
        open(link)
    }

    func showArticle(_ article: Article) {
        pushViewController(ArticleViewController(article: article, now: services.clock.now))
    }

    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
        if error == .sessionEnded { showLogin() }
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            showToast(Texts.badLink)
            return
        }
        if isLoggedIn { open(link) } else { waitingLink = link }
    }

    private func open(_ link: Link) {
        loading?.cancel()
        guard case .article(let id) = link else {
            popToRootViewController()
            return
        }
        showLoading()
        loading = Task.immediate { [weak self, news = services.news] in
            do throws(ServiceError) {
                let article = try await news.article(id: id)
                self?.hideLoading()
                self?.showArticle(article)
            } catch {
                self?.hideLoading()
                if error == .notFound {
                    self?.showToast(Texts.badLink)
                } else {
                    self?.show(error)
                }
            }
        }
    }
}
