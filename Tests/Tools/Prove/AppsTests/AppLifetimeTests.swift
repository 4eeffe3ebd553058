import AppContract
import Apps
import ArchitectureList
import InMemoryServer
import PocketUI
import Services
import Testing

/// Who holds what, once the app is launched.
@Suite("An app whose launcher lets go of it")
@MainActor
struct AppLifetimeTests {
    @Test("works on for as long as its window is there", arguments: Architecture.all)
    func worksOn(architecture: Architecture) async throws {
        let clock = ManualClock()
        let backend = InMemoryBackend(clock: clock, articles: .samples(45, now: clock.now))
        let window = Window()
        weak var app: (any App)?
        func launch() throws {
            let services = AppServices(backend: backend, clock: clock)
            let launched = try architecture.app.init(services: services, window: window)
            launched.launch()
            launched.open("triptych://article/2")
            app = launched
        }
        try launch()
        #expect(app != nil)
        let person = Person(at: window)
        try person.type("ada", into: Texts.username)
        try person.type("lovelace", into: Texts.password)
        try person.tap(Texts.logIn)
        await backend.settle()
        #expect(window.snapshot.screens == ["News", "Article"])
        try person.goBack()
        try person.selectRow(at: 0)
        #expect(window.snapshot.screens == ["News", "Article"])
        try person.goBack()
        try person.tap(Texts.logOut)
        #expect(window.snapshot.screens == ["Log in"])
    }

    @Test(
        "begins with the news if somebody is still logged in, and opens links over them",
        arguments: Architecture.all)
    func beginsWhereTheSessionSays(architecture: Architecture) async throws {
        let clock = ManualClock()
        let backend = InMemoryBackend(clock: clock, articles: .samples(45, now: clock.now))
        let services = AppServices(backend: backend, clock: clock)
        try await services.authentication.logIn(
            with: Credentials(username: "ada", password: "lovelace"))
        let window = Window()
        let app = try architecture.app.init(services: services, window: window)
        app.launch()
        #expect(window.snapshot.screens == ["News"])
        app.open("triptych://article/2")
        #expect(window.snapshot.screens == ["News", "Article"])
    }

    @Test("is released with the window, and all its screens", arguments: Architecture.all)
    func endsWithWindow(architecture: Architecture) async throws {
        let clock = ManualClock()
        let backend = InMemoryBackend(clock: clock)
        weak var app: (any App)?
        weak var screen: ViewController?
        do {
            let window = Window()
            let services = AppServices(backend: backend, clock: clock)
            let launched = try architecture.app.init(services: services, window: window)
            launched.launch()
            app = launched
            screen = window.topViewController
            #expect(screen != nil)
        }
        #expect(app == nil)
        #expect(screen == nil)
    }
}
