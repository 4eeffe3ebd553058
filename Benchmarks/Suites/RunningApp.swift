import AppContract
import InMemoryServer
import PocketUI
import Services

/// An app that was launched, and the person who uses it.
@MainActor
final class RunningApp {
    let person: Person
    private let window = Window()
    private let app: any App
    private let server: any ArticleSource

    /// Launches an app.
    ///
    /// - Parameters:
    ///   - articles: The news.
    ///   - pageSize: How many articles are on a page; all that there are now unless given.
    convenience init(
        _ type: any App.Type, with services: ServiceKind, articles: [Article] = [],
        pageSize: Int? = nil
    ) {
        let clock = ManualClock()
        let pageSize = pageSize ?? max(articles.count, 1)
        switch services {
        case .inMemoryBackend:
            let backend = InMemoryBackend(clock: clock, articles: articles)
            self.init(
                type, backend,
                AppServices(backend: backend, clock: clock, pageSize: pageSize))
        case .readyValues:
            let news = ReadyNews(articles, pageSize: pageSize)
            self.init(
                type, news,
                AppServices(
                    authentication: ReadyAuthentication(), news: news, feedback: ReadyFeedback(),
                    clock: clock))
        }
    }

    /// Launches an app that reaches its server over a transport.
    convenience init(
        _ type: any App.Type, reaching backend: InMemoryBackend, by transport: TapSuite.Transport,
        clock: ManualClock
    ) {
        self.init(type, backend, AppServices(backend: transport(backend), clock: clock))
    }

    private init(_ type: any App.Type, _ server: any ArticleSource, _ services: AppServices) {
        self.server = server
        app = type.init(services: services, window: window)
        person = Person(at: window)
        app.launch()
    }

    isolated deinit {
        window.rootViewController = nil
    }

    func setArticles(_ articles: [Article]) {
        server.setArticles(articles)
    }

    func open(_ link: String) {
        app.open(link)
    }

    func fillInLogIn() throws(PersonError) {
        try person.type("ada", into: Texts.username)
        try person.type("lovelace", into: Texts.password)
    }

    func logIn() throws(PersonError) {
        try fillInLogIn()
        try person.tap(Texts.logIn)
    }

    func writeFeedback() throws(PersonError) {
        try person.type("Well done.", into: Texts.feedback)
    }

    /// Draws the screen, as after each tap: that is when rows are made.
    func look() {
        _ = window.visibleElements
    }
}

/// The services that a benchmark runs on.
package enum ServiceKind: String, CaseIterable, Sendable {
    /// The services as shipped, on the in-memory backend: requests, JSON and all.
    case inMemoryBackend = "in-memory backend"
    /// Services that have their answers ready, so that little but the architecture is measured.
    case readyValues = "ready values"
}

/// Where the news of a running app come from.
protocol ArticleSource {
    /// Replaces the articles.
    func setArticles(_ articles: [Article])
}

extension InMemoryBackend: ArticleSource {}
extension ReadyNews: ArticleSource {}
