import Services
import Synchronization

/// Lets in whom the test tells it to.
package final class AuthenticationServiceStub: AuthenticationService {
    /// The calls to log in.
    package let logIns = ScriptedCalls<Credentials, Void>()

    private let logOuts = Mutex(0)
    private let state = Mutex(Session.none)

    /// Makes a service that holds all calls.
    package init() {}

    /// As the test sets it: logging in and out changes nothing.
    package var session: Session {
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
    package let pages = ScriptedCalls<PageQuestion, Page>()
    /// The calls for one article.
    package let articles = ScriptedCalls<Article.ID, Article>()

    /// Makes a service that holds all calls.
    package init() {}

    /// Answers as `pages` says.
    package func page(
        matching text: String, after cursor: String?
    ) async throws(ServiceError) -> Page {
        try await pages.ask(PageQuestion(text, after: cursor))
    }

    /// Answers as `articles` says.
    package func article(id: Article.ID) async throws(ServiceError) -> Article {
        try await articles.ask(id)
    }
}

/// What a service is asked for a page with.
package struct PageQuestion: Equatable, Sendable {
    /// What the articles are to match.
    package let text: String
    /// Where the page begins; nil on the first.
    package let cursor: String?

    /// Makes a question.
    package init(_ text: String, after cursor: String? = nil) {
        self.text = text
        self.cursor = cursor
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
