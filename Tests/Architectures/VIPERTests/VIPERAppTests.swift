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
        "At launch, the session decides between the news and the log-in",
        arguments: [(false, "Log in"), (true, "News")])
    func launch(isLoggedIn: Bool, screen: String) {
        authentication.isLoggedIn = isLoggedIn
        app.launch()
        #expect(window.snapshot.screens == [screen])
    }

    @Test("The end of the session says so, and leads to the log-in")
    func sessionEnds() {
        authentication.isLoggedIn = true
        app.launch()
        app.open("triptych://article/7")
        authentication.serverEndsSession()
        #expect(window.snapshot.screens == ["Log in"])
        #expect(window.toast == "Your session has ended. Log in again.")
        #expect(!window.isLoading)
    }

    @Test("A link that loads when the session ends opens after the next log-in")
    func linkWaits() async throws {
        authentication.isLoggedIn = true
        app.launch()
        app.open("triptych://article/7")
        authentication.serverEndsSession()
        #expect(news.articles.cancelledCount == 1)
        try logIn()
        await news.articles.answer(2, with: .success(.numbered(7)))
        #expect(news.articles.questions == ["7", "7"])
        #expect(window.snapshot.screens == ["News", "Article"])
    }

    @Test("A log-out leads to the log-in, and the next log-in to the news")
    func logOut() throws {
        authentication.isLoggedIn = true
        app.launch()
        try Person(at: window).tap(Texts.logOut)
        #expect(authentication.logOutCount == 1)
        #expect(window.snapshot.screens == ["Log in"])
        try logIn()
        #expect(window.snapshot.screens == ["News"])
    }

    @Test("The load of a link is cancelled with the app")
    func released() {
        authentication.isLoggedIn = true
        weak var gone: VIPERApp?
        do {
            let window = Window()
            let app = VIPERApp(
                services: AppServices(
                    authentication: authentication, news: news, feedback: FeedbackServiceStub(),
                    clock: ClockSpy()), window: window)
            gone = app
            app.open("triptych://article/7")
            #expect(news.articles.questions == ["7"])
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
    }

    private func logIn() throws {
        let person = Person(at: window)
        try person.type("ada", into: Texts.username)
        try person.type("lovelace", into: Texts.password)
        // The stub leaves it to the test who is logged in.
        authentication.isLoggedIn = true
        authentication.logIns.preset = .success(())
        try person.tap(Texts.logIn)
    }
}
