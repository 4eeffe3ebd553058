import AppContract
import InMemoryServer
import PocketUI
import Services

/// An app in front of a person, with services that answer at once, or over a wire.
@MainActor
final class Stage {
    let person: Person
    private let window = Window()
    private let app: any App
    private let server: any StagedServer

    /// Launches an app.
    ///
    /// - Parameters:
    ///   - articles: What the news are. All are given as one page.
    ///   - pageSize: How many more there may be at once later on.
    convenience init(
        _ type: any App.Type, on footing: Footing, articles: [Article] = [], pageSize: Int = 1
    ) {
        let clock = ManualClock()
        switch footing {
        case .inMemoryBackend:
            let backend = InMemoryBackend(clock: clock, articles: articles)
            self.init(
                type, backend,
                AppServices(
                    backend: backend, clock: clock, pageSize: max(articles.count, pageSize)))
        case .readyValues:
            let news = ReadyNews(articles)
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

    private init(_ type: any App.Type, _ server: any StagedServer, _ services: AppServices) {
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

    /// Looks at the screen, as one does after each tap: that is when rows are made.
    func look() {
        _ = window.visibleElements
    }
}
