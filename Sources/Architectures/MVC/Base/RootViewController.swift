import AppContract
import PocketUI
import Services

/// The stack of screens. It does what belongs to no single screen: it opens links, and shows the log-in when the session ends.
final class RootViewController: NavigationController {
    private let services: AppServices
    /// The link that has not opened yet, because nobody is logged in or its article is being loaded.
    private var pendingLink: Link?
    private var isLoading = false {
        didSet {
            // Ignore repeats, because every `showLoading()` needs one `hideLoading()`.
            if isLoading == oldValue { return }
            if isLoading { showLoading() } else { hideLoading() }
        }
    }
    private let loading = LatestTask()

    init(services: AppServices) {
        self.services = services
        super.init()
        services.authentication.observer = self
    }

    /// Shows the news if somebody is logged in, otherwise the log-in.
    func launch() {
        switch services.authentication.session {
        case .active: setViewControllers([HomeViewController(services: services)])
        case .none, .loggedOut: setViewControllers([LoginViewController(services: services)])
        }
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            showToast(Texts.badLink)
            return
        }
        pendingLink = link
        openLink()
    }

    /// Called at launch, log-in, log-out and the end of a session. Cancels the load of a link, because its article would open
    /// over the wrong screen. Drops the link after a log-out. Otherwise the link opens now, or waits for the next log-in.
    override func setViewControllers(_ viewControllers: [ViewController]) {
        cancelLoad()
        if services.authentication.session == .loggedOut { pendingLink = nil }
        super.setViewControllers(viewControllers)
        openLink()
    }

    /// Opens the link if there is one. While nobody is logged in, the link waits.
    private func openLink() {
        guard services.authentication.session == .active, let link = pendingLink else { return }
        cancelLoad()
        switch link {
        case .news:
            pendingLink = nil
            popToRootViewController()
        case .article(let id):
            load(id)
        }
    }

    private func load(_ id: Article.ID) {
        isLoading = true
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
        isLoading = false
    }

    private func didLoad(_ article: Article) {
        pendingLink = nil
        pushViewController(ArticleViewController(article: article, clock: services.clock))
        isLoading = false
    }

    private func didFail(_ error: ServiceError) {
        // Keep `pendingLink`. Either a newer link has replaced the one that failed, or the link waits until somebody logs in.
        // `cancelLoad()` has hidden the indicator.
        if error == .cancelled || error == .sessionEnded { return }
        pendingLink = nil
        isLoading = false
        if error == .notFound { showToast(Texts.badLink) } else { show(error) }
    }
}

extension RootViewController: SessionObserver {
    func sessionDidEnd() {
        showToast(Texts.sessionEnded)
        setViewControllers([LoginViewController(services: services)])
    }
}
