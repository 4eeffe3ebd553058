import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: app")
struct VIPERAppTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let window = Window()
    private let app: VIPERApp

    init() {
        app = VIPERApp(
            services: AppServices(
                authentication: authentication, news: news, feedback: FeedbackServiceStub(),
                clock: ClockSpy()), window: window)
    }

    @Test(
        "It begins where the session says",
        arguments: [(Session.none, "Log in"), (.loggedOut, "Log in"), (.active, "News")])
    func launch(session: Session, screen: String) {
        authentication.session = session
        app.launch()
        #expect(window.snapshot.screens == [screen])
    }

    @Test(
        "When the server ends the session, the log-in becomes the only screen and the toast says why"
    )
    func sessionEnds() {
        authentication.session = .active
        app.launch()
        app.open("triptych://article/7")
        authentication.serverEndsSession()
        #expect(window.snapshot.screens == ["Log in"])
        #expect(window.toast == "Your session has ended. Log in again.")
        #expect(!window.isLoading)
    }

    @Test("A link that loads when the server ends the session opens after the next log-in")
    func linkWaits() async throws {
        authentication.session = .active
        app.launch()
        app.open("triptych://article/7")
        authentication.serverEndsSession()
        #expect(news.articles.cancelledCount == 1)
        try logIn()
        await news.articles.answer(2, with: .success(.numbered(7)))
        #expect(news.articles.questions == ["7", "7"])
        #expect(window.snapshot.screens == ["News", "Article"])
    }

    private func logIn() throws {
        let person = Person(at: window)
        try person.type("ada", into: Texts.username)
        try person.type("lovelace", into: Texts.password)
        // The stub leaves the session to the test.
        authentication.session = .active
        authentication.logIns.preset = .success(())
        try person.tap(Texts.logIn)
    }
}
