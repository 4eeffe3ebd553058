import AppContract
import PocketUI
import ServiceDoubles
import Services

@testable import MVC

/// The whole app in a window, with services that a test answers.
struct AppInWindow {
    let authentication = AuthenticationServiceStub()
    let news = NewsServiceStub()
    let feedback = FeedbackServiceStub()
    let window = Window()
    /// The window owns it.
    private weak let app: MVCApp?

    init() {
        let services = AppServices(
            authentication: authentication, news: news, feedback: feedback, clock: ClockSpy())
        let app = MVCApp(services: services, window: window)
        self.app = app
    }

    var person: Person { Person(at: window) }

    var titles: [String] { window.snapshot.screens }

    func launch(isLoggedIn: Bool) {
        authentication.isLoggedIn = isLoggedIn
        app?.launch()
    }

    func open(_ link: String) {
        app?.open(link)
    }

    /// Logs somebody in, whom the service lets in at once.
    func logIn() throws {
        authentication.isLoggedIn = true
        authentication.logIns.preset = .success(())
        try sendCredentials()
    }

    func sendCredentials() throws {
        try person.type("ada", into: Texts.username)
        try person.type("lovelace", into: Texts.password)
        try person.tap(Texts.logIn)
    }

    func logOut() throws {
        authentication.isLoggedIn = false
        try person.tap(Texts.logOut)
    }
}
