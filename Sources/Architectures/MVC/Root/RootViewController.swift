import AppContract
import PocketUI
import Services

/// The stack of screens. It does what belongs to no single screen: it decides which screen comes first, and opens links.
final class RootViewController: NavigationController {
    private let services: AppServices
    private var waitingLink = WaitingLink()
    private let loadTask = LatestTask()

    init(services: AppServices) {
        self.services = services
        super.init()
        services.authentication.observer = self
    }

    func launch() {
        if services.authentication.isLoggedIn { showHome() } else { showLogin() }
    }

    private func showLogin() {
        let login = LoginViewController(authentication: services.authentication, delegate: self)
        setViewControllers([login])
    }

    private func showHome() {
        setViewControllers([HomeViewController(services: services, delegate: self)])
        openWaitingLink()
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            showToast(Texts.badLink)
            return
        }
        waitingLink.replace(with: link)
        openWaitingLink()
    }

    private func openWaitingLink() {
        let isLoggedIn = services.authentication.isLoggedIn
        guard let link = waitingLink.ready(isLoggedIn: isLoggedIn) else { return }
        cancelLoad()
        switch link {
        case .news:
            waitingLink.didOpen()
            popToRootViewController()
        case .article(let id):
            load(id)
        }
    }

    private func load(_ id: Article.ID) {
        isLoading = true
        loadTask.start { [weak self, news = services.news] in
            do throws(ServiceError) {
                let article = try await news.article(id: id)
                self?.didLoad(article)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func cancelLoad() {
        loadTask.cancel()
        isLoading = false
    }

    private func didLoad(_ article: Article) {
        waitingLink.didOpen()
        isLoading = false
        pushViewController(ArticleViewController(article: article, clock: services.clock))
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        waitingLink.didFail(with: error)
        isLoading = false
        if error == .notFound {
            showToast(Texts.badLink)
        } else if let message = Texts.message(for: error) {
            showToast(message)
        }
    }
}

extension RootViewController: LoginViewControllerDelegate, HomeViewControllerDelegate {
    func loginViewControllerDidLogIn(_ controller: LoginViewController) {
        showHome()
    }

    func homeViewControllerDidLogOut(_ controller: HomeViewController) {
        cancelLoad()
        waitingLink.didLogOut()
        showLogin()
    }
}

extension RootViewController: SessionObserver {
    func sessionDidEnd() {
        cancelLoad()
        showToast(Texts.sessionEnded)
        showLogin()
    }
}
