import Services
import Synchronization

/// Logs everybody in at once.
final class ReadyAuthentication: AuthenticationService {
    private let state = Mutex(Session.none)

    var session: Session { state.withLock { $0 } }

    func logIn(with credentials: Credentials) async throws(ServiceError) {
        state.withLock { $0 = .active }
    }

    func logOut() {
        state.withLock { $0 = .loggedOut }
    }
}

/// Accepts any feedback at once.
struct ReadyFeedback: FeedbackService {
    func send(_ text: String) async throws(ServiceError) {}
}

/// Returns the same pages every time.
final class ReadyNews: NewsService {
    private struct Pages {
        let all: Page
        let found: Page

        /// All articles as one page, and every tenth as the answer to any search.
        init(_ articles: [Article]) {
            all = Page(articles: articles, nextCursor: nil)
            found = Page(
                articles: stride(from: 0, to: articles.count, by: 10).map { articles[$0] },
                nextCursor: nil)
        }
    }

    private let pages: Mutex<Pages>

    init(_ articles: [Article]) {
        pages = Mutex(Pages(articles))
    }

    func setArticles(_ articles: [Article]) {
        pages.withLock { $0 = Pages(articles) }
    }

    func page(matching text: String, after cursor: String?) async throws(ServiceError) -> Page {
        pages.withLock { text.isEmpty ? $0.all : $0.found }
    }

    func article(id: Article.ID) async throws(ServiceError) -> Article {
        guard let article = pages.withLock({ $0.all.articles.first }) else { throw .notFound }
        return article
    }
}
