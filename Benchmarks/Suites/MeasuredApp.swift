import AppContract
import InMemoryServer
import PocketUI
import Scenarios
import Services

/// An app that was launched, and the person who uses it.
@MainActor
final class MeasuredApp {
    let person: Person
    private let window = Window()
    private let app: any App

    init(_ type: any App.Type, _ services: AppServices) {
        app = type.init(services: services, window: window)
        person = Person(at: window)
        app.launch()
    }

    isolated deinit {
        window.rootViewController = nil
    }

    func open(_ link: String) {
        app.open(link)
    }

    func fillInLogIn() throws {
        try person.type("ada", into: Texts.username)
        try person.type("lovelace", into: Texts.password)
    }

    func logIn() throws {
        try fillInLogIn()
        try person.tap(Texts.logIn)
    }

    func writeFeedback() throws {
        try person.type("Well done.", into: Texts.feedback)
    }

    /// Draws the screen, as after each tap, because rows are made only when it is drawn.
    func look() {
        _ = window.visibleElements
    }
}

/// The services that a benchmark runs on.
package enum ServiceKind: String, CaseIterable, Sendable {
    /// The real services on the in-memory backend, with requests and JSON.
    case inMemoryBackend = "in-memory backend"
    /// Services that have their answers ready, so that little but the architecture is measured.
    case readyValues = "ready values"

    /// The services of a scenario. Steps that change the server have no effect on ready values, except for the
    /// articles.
    var ofScenario: World.MakeServices {
        { backend, clock in
            switch self {
            case .inMemoryBackend: AppServices(backend: backend, clock: clock)
            case .readyValues:
                Self.ready(backend.articles, pageSize: AppServices.pageSize, clock: clock)
            }
        }
    }

    private static func ready(
        _ articles: [Article], pageSize: Int, clock: ManualClock
    ) -> AppServices {
        AppServices(
            authentication: ReadyAuthentication(), news: ReadyNews(articles, pageSize: pageSize),
            feedback: ReadyFeedback(), clock: clock)
    }

    /// - Parameter pageSize: The number of articles on a page; nil for all articles.
    @MainActor
    func services(articles: [Article], pageSize: Int? = nil) -> AppServices {
        let clock = ManualClock()
        let pageSize = pageSize ?? max(articles.count, 1)
        switch self {
        case .inMemoryBackend:
            let backend = InMemoryBackend(clock: clock, articles: articles)
            return AppServices(backend: backend, clock: clock, pageSize: pageSize)
        case .readyValues:
            return Self.ready(articles, pageSize: pageSize, clock: clock)
        }
    }
}
