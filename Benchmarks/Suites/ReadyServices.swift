import Services
import Synchronization

/// Logs everybody in at once.
final class ReadyAuthentication: AuthenticationService {
    private let state = Mutex(false)

    /// It is never notified, because no session ends here.
    @MainActor weak var observer: (any SessionObserver)?

    var isLoggedIn: Bool { state.withLock { $0 } }

    func logIn(with credentials: Credentials) async throws(ServiceError) {
        state.withLock { $0 = true }
    }

    func logOut() {
        state.withLock { $0 = false }
    }
}

/// Accepts any feedback at once.
struct ReadyFeedback: FeedbackService {
    func send(_ text: String) async throws(ServiceError) {}
}

/// Returns the same pages every time.
final class ReadyNews: NewsService {
    private let all: [Page]
    private let found: Page

    /// The pages have all articles, and the answer to any search has every tenth. A cursor is the number of a page.
    init(_ articles: [Article], pageSize size: Int) {
        let starts = Array(stride(from: 0, to: max(articles.count, 1), by: size))
        all = starts.enumerated().map { number, start in
            Page(
                articles: Array(articles[start..<min(start + size, articles.count)]),
                nextCursor: number + 1 < starts.count ? String(number + 1) : nil)
        }
        found = Page(
            articles: stride(from: 0, to: articles.count, by: 10).map { articles[$0] },
            nextCursor: nil)
    }

    func page(for query: PageQuery) async throws(ServiceError) -> Page {
        query.text.isEmpty ? all[query.cursor.flatMap(Int.init) ?? 0] : found
    }

    func article(id: Article.ID) async throws(ServiceError) -> Article {
        guard let article = all[0].articles.first else { throw .notFound }
        return article
    }
}
