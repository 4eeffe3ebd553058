import AppContract
import Services

/// Does what belongs to no single screen: it decides which screen comes first, and opens links.
final class RootPresenter: BasePresenter<any RootView> {
    private let services: AppServices
    private var waitingLink = WaitingLink()
    private var isLoading = false {
        didSet { view?.isLoading = isLoading }
    }
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
        view?.showLogin(LoginPresenter(authentication: services.authentication, delegate: self))
    }

    private func showHome() {
        view?.showHome(HomePresenter(services: services, delegate: self))
        openWaitingLink()
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            view?.showToast(Texts.badLink)
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
            view?.showNews()
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
        view?.showArticle(ArticlePresenter(article: article, clock: services.clock))
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        waitingLink.didFail(with: error)
        isLoading = false
        if error == .notFound {
            view?.showToast(Texts.badLink)
        } else if let message = Texts.message(for: error) {
            view?.showToast(message)
        }
    }
}

extension RootPresenter: LoginPresenterDelegate, HomePresenterDelegate {
    func didLogIn() {
        showHome()
    }

    func didLogOut() {
        cancelLoad()
        waitingLink.didLogOut()
        showLogin()
    }
}

extension RootPresenter: SessionObserver {
    func sessionDidEnd() {
        cancelLoad()
        view?.showToast(Texts.sessionEnded)
        showLogin()
    }
}
