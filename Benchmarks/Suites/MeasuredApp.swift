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

    /// The services of a scenario. What steps do to the server changes nothing of ready values, but for the articles.
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

    /// - Parameter pageSize: How many articles are on a page; all of them unless given.
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
