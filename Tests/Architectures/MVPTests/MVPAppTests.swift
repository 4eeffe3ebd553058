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
        arguments: [(true, Texts.news), (false, Texts.logIn)])
    func launches(isLoggedIn: Bool, title: String) {
        launch(isLoggedIn: isLoggedIn)
        #expect(titles == [title])
    }

    @Test("Logging in leads to the news, and logging out back to the log-in")
    func logsInAndOut() throws {
        launch(isLoggedIn: false)
        try logIn()
        #expect(titles == [Texts.news])
        try Person(at: window).tap(Texts.logOut)
        #expect(titles == [Texts.logIn])
    }

    @Test("The article of a selected row opens over the news")
    func selectsRow() throws {
        news.pages.preset = .success(.numbered(1...3))
        launch(isLoggedIn: true)
        let person = Person(at: window)
        try person.selectRow(at: 1)
        #expect(titles == [Texts.news, Texts.article])
        #expect(person.sees("Body 2."))
    }

    @Test("The link to an article opens it over the news, and that to the news closes it")
    func links() {
        news.articles.preset = .success(.numbered(7))
        launch(isLoggedIn: true)
        app.open("triptych://article/7")
        #expect(titles == [Texts.news, Texts.article])
        app.open("triptych://news")
        #expect(titles == [Texts.news])
    }

    @Test("The end of the session closes every screen, and the toast outlives them")
    func sessionEnds() {
        news.articles.preset = .success(.numbered(7))
        launch(isLoggedIn: true)
        app.open("triptych://article/7")
        authentication.serverEndsSession()
        #expect(titles == [Texts.logIn])
        #expect(window.toast == Texts.sessionEnded)
    }

    @Test("A waiting link opens over the news of the next log-in")
    func linkWaits() async throws {
        launch(isLoggedIn: true)
        app.open("triptych://article/7")
        authentication.serverEndsSession()
        #expect(!window.isLoading)
        try logIn()
        await news.articles.answer(2, with: .success(.numbered(7)))
        #expect(titles == [Texts.news, Texts.article])
    }

    private func launch(isLoggedIn: Bool) {
        authentication.isLoggedIn = isLoggedIn
        app.launch()
    }

    private func logIn() throws {
        authentication.logIns.preset = .success(())
        authentication.isLoggedIn = true
        let person = Person(at: window)
        try person.type("ada", into: Texts.username)
        try person.type("lovelace", into: Texts.password)
        try person.tap(Texts.logIn)
    }
}
