import AppContract
import PocketUI
import Services

/// An app in front of a person, on a server of its own that answers at once.
@MainActor
final class Stage {
    let person: Person
    private let window = Window()
    private let app: any App

    /// Launches an app.
    ///
    /// - Parameter articles: How many the server has, and gives as one page.
    init(_ type: any App.Type, articles: Int = 1) {
        let clock = ManualClock()
        let backend = InMemoryBackend(clock: clock, articles: .samples(articles, now: clock.now))
        let services = AppServices(backend: backend, clock: clock, pageSize: max(articles, 1))
        app = type.init(services: services, window: window)
        person = Person(at: window)
        app.launch()
    }

    isolated deinit {
        window.rootViewController = nil
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
        _ = window.snapshot
    }
}
