import AppContract
import Services

/// Opens links. The stack of screens shows its status, because links belong to no single screen.
final class RootViewModel {
    /// Set after `init`, because the coordinator makes this view model before it can pass itself.
    weak var navigation: (any RootNavigation)?
    var status: Status { Status(isLoading: isLoading, toast: toast) }

    private let isLoading = Observable(false)
    private let toast = Event<String>()
    private let news: any NewsService
    private let authentication: any AuthenticationService
    private var waitingLink = WaitingLink()
    private let loadTask = LatestTask()

    init(news: any NewsService, authentication: any AuthenticationService) {
        self.news = news
        self.authentication = authentication
    }

    func open(_ text: String) {
        guard let link = Link(text) else {
            toast.send(Texts.badLink)
            return
        }
        waitingLink.replace(with: link)
        openWaitingLink()
    }

    func openWaitingLink() {
        let isLoggedIn = authentication.isLoggedIn
        guard let link = waitingLink.ready(isLoggedIn: isLoggedIn) else { return }
        cancelLoad()
        switch link {
        case .news:
            waitingLink.didOpen()
            navigation?.showNews()
        case .article(let id):
            load(id)
        }
    }

    func didLogOut() {
        cancelLoad()
        waitingLink.didLogOut()
    }

    func sessionDidEnd() {
        cancelLoad()
        toast.send(Texts.sessionEnded)
    }

    private func load(_ id: Article.ID) {
        isLoading.value = true
        loadTask.start { [weak self, news] in
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
        isLoading.value = false
    }

    private func didLoad(_ article: Article) {
        waitingLink.didOpen()
        isLoading.value = false
        navigation?.showArticle(article)
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        waitingLink.didFail(with: error)
        isLoading.value = false
        if error == .notFound {
            toast.send(Texts.badLink)
        } else if let message = Texts.message(for: error) {
            toast.send(message)
        }
    }
}
