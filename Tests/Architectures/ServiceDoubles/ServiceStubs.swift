import Services
import Synchronization

/// Lets in whom the test tells it to.
package final class AuthenticationServiceStub: AuthenticationService {
    /// The calls to log in.
    package let logIns = ScriptedCalls<Credentials, Void>()

    private let logOuts = Mutex(0)
    private let state = Mutex(false)

    @MainActor package weak var observer: (any SessionObserver)?

    /// Makes a service that holds all calls.
    package init() {}

    /// Ends the session as the server does.
    @MainActor package func serverEndsSession() {
        isLoggedIn = false
        observer?.sessionDidEnd()
    }

    /// As the test sets it: logging in and out changes nothing.
    package var isLoggedIn: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    package var logOutCount: Int { logOuts.withLock { $0 } }

    /// Answers as `logIns` says.
    package func logIn(with credentials: Credentials) async throws(ServiceError) {
        try await logIns.ask(credentials)
    }

    /// Counts.
    package func logOut() {
        logOuts.withLock { $0 += 1 }
    }
}

/// News as the test tells them.
package final class NewsServiceStub: NewsService {
    /// The calls for a page.
    package let pages = ScriptedCalls<PageQuery, Page>()
    /// The calls for one article.
    package let articles = ScriptedCalls<Article.ID, Article>()

    /// Makes a service that holds all calls.
    package init() {}

    /// Answers as `pages` says.
    package func page(for query: PageQuery) async throws(ServiceError) -> Page {
        try await pages.ask(query)
    }

    /// Answers as `articles` says.
    package func article(id: Article.ID) async throws(ServiceError) -> Article {
        try await articles.ask(id)
    }
}

/// Takes feedback as the test tells it to.
package final class FeedbackServiceStub: FeedbackService {
    /// The calls to send a text.
    package let texts = ScriptedCalls<String, Void>()

    /// Makes a service that holds all calls.
    package init() {}

    /// Answers as `texts` says.
    package func send(_ text: String) async throws(ServiceError) {
        try await texts.ask(text)
    }
}
