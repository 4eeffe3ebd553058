import AppContract
import PocketUI
import Services

/// The stack of screens. It does what belongs to no single screen: it opens links, and shows the log-in when the session ends.
final class RootViewController: NavigationController {
    private let services: AppServices
    /// The link that has not opened yet, because nobody is logged in or its article is being loaded.
    private var link: Link?
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

    /// Begins where the session says.
    func launch() {
        let isLoggedIn = services.authentication.session == .active
        setViewControllers([
            isLoggedIn
                ? HomeViewController(services: services) : LoginViewController(services: services)
        ])
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            showToast(Texts.badLink)
            return
        }
        self.link = link
        openLink()
    }

    /// Cancels the load of a link, because its article would open over the wrong screen. A log-out also drops the link;
    /// otherwise it opens now, or waits for the next log-in.
    override func setViewControllers(_ viewControllers: [ViewController]) {
        cancelLoad()
        if services.authentication.session == .loggedOut { link = nil }
        super.setViewControllers(viewControllers)
        openLink()
    }

    /// Opens the link if there is one. While nobody is logged in, the link waits.
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
        link = nil
        isLoading = false
        pushViewController(ArticleViewController(article: article, clock: services.clock))
    }

    private func didFail(_ error: ServiceError) {
        // Whatever cancelled the load has hidden the indicator, and so has the log-in. The link waits for the next log-in.
        if error == .cancelled || error == .sessionEnded { return }
        link = nil
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
