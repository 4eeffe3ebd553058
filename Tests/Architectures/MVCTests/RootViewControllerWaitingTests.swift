import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVC

@Suite("MVC: links that wait")
struct RootViewControllerWaitingTests {
    private let app = AppInWindow()
    private let articles: ScriptedCalls<Article.ID, Article>

    /// The news are there at once, so that only links show loading.
    init() {
        articles = app.news.articles
        app.news.pages.preset = .success(.empty)
    }

    // MARK: Nobody is logged in

    @Test("A link waits for the log-in, and opens once")
    func waits() throws {
        articles.preset = .success(.numbered(7))
        app.launch(isLoggedIn: false)
        app.open("triptych://article/7")
        #expect(articles.questions.isEmpty)
        try app.logIn()
        #expect(app.titles == [Texts.news, Texts.article])
        app.authentication.serverEndsSession()
        try app.logIn()
        #expect(articles.questions == ["7"])
    }

    @Test("Of several links that wait the last good one opens")
    func lastWaits() throws {
        app.launch(isLoggedIn: false)
        app.open("triptych://article/7")
        app.open("triptych://article/8")
        app.open("triptych://weather")
        try app.logIn()
        #expect(articles.questions == ["8"])
    }

    @Test("An invalid link is reported, and leaves the one that waits alone")
    func invalid() throws {
        app.launch(isLoggedIn: false)
        app.open("triptych://article/7")
        app.open("triptych://weather")
        #expect(app.window.toast == Texts.badLink)
        try app.logIn()
        #expect(articles.questions == ["7"])
    }

    // MARK: The end of a session

    @Test("A link that failed does not wait")
    func failed() throws {
        articles.preset = .failure(.offline)
        app.launch(isLoggedIn: true)
        app.open("triptych://article/7")
        app.authentication.serverEndsSession()
        try app.logIn()
        #expect(articles.questions == ["7"])
    }

    @Test("A log-out drops a link that has not opened")
    func logOut() async throws {
        app.launch(isLoggedIn: true)
        app.open("triptych://article/7")
        try app.logOut()
        #expect(articles.cancelledCount == 1)
        #expect(!app.window.isLoading)
        await articles.settle()
        try app.logIn()
        #expect(articles.questions == ["7"])
        #expect(!app.window.isLoading)
    }

    @Test("A link that loads when the session ends opens after the next log-in")
    func sessionEnds() async throws {
        app.launch(isLoggedIn: true)
        app.open("triptych://article/7")
        app.authentication.serverEndsSession()
        #expect(articles.questions == ["7"])
        #expect(!app.window.isLoading)
        try app.logIn()
        await articles.settle()
        #expect(app.window.isLoading)
        await articles.answer(2, with: .success(.numbered(7)))
        #expect(app.titles == [Texts.news, Texts.article])
        #expect(!app.window.isLoading)
    }
}
