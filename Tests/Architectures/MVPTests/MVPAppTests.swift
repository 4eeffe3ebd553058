import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVP

/// The real stack of screens and its presenter, which the other tests replace with a double.
@Suite("MVP: the app and its stack of screens")
struct MVPAppTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let window = Window()
    private let app: MVPApp

    init() {
        app = MVPApp(
            services: AppServices(
                authentication: authentication, news: news, feedback: FeedbackServiceStub(),
                clock: ClockSpy()),
            window: window)
    }

    private var titles: [String] { window.rootViewController?.viewControllers.map(\.title) ?? [] }

    @Test(
        "The app begins where the session says",
        arguments: [
            (Session.active, Texts.news), (.none, Texts.logIn), (.loggedOut, Texts.logIn),
        ])
    func launches(session: Session, title: String) {
        launch(session)
        #expect(titles == [title])
    }

    @Test("The link to an article opens it over the news, and that to the news closes it")
    func links() {
        news.articles.preset = .success(.numbered(7))
        launch(.active)
        app.open("triptych://article/7")
        #expect(titles == [Texts.news, Texts.article])
        app.open("triptych://news")
        #expect(titles == [Texts.news])
    }

    @Test("The end of the session closes every screen, and the toast outlives them")
    func sessionEnds() {
        news.articles.preset = .success(.numbered(7))
        launch(.active)
        app.open("triptych://article/7")
        authentication.serverEndsSession()
        #expect(titles == [Texts.logIn])
        #expect(window.toast == Texts.sessionEnded)
    }

    @Test("A link that loads when the session ends opens over the news of the next log-in")
    func linkWaits() async throws {
        launch(.active)
        app.open("triptych://article/7")
        authentication.serverEndsSession()
        #expect(!window.isLoading)
        try logIn()
        await news.articles.answer(2, with: .success(.numbered(7)))
        #expect(titles == [Texts.news, Texts.article])
    }

    private func launch(_ session: Session) {
        authentication.session = session
        app.launch()
    }

    private func logIn() throws {
        authentication.logIns.preset = .success(())
        authentication.session = .active
        let person = Person(at: window)
        try person.type("ada", into: Texts.username)
        try person.type("lovelace", into: Texts.password)
        try person.tap(Texts.logIn)
    }
}
