import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVC

@Suite("MVC: the launch, and links of somebody who is logged in")
struct RootViewControllerTests {
    private let app = AppInWindow()
    private let articles: ScriptedCalls<Article.ID, Article>

    /// The news are there at once, so that only links show loading.
    init() {
        articles = app.news.articles
        app.news.pages.preset = .success(.empty)
        app.launch(isLoggedIn: true)
    }

    // MARK: The first screen

    @Test(
        "At launch, the session decides between the news and the log-in",
        arguments: [(true, Texts.news), (false, Texts.logIn)])
    func launch(isLoggedIn: Bool, title: String) {
        app.launch(isLoggedIn: isLoggedIn)
        #expect(app.titles == [title])
    }

    @Test("The end of the session says so, and leads to the log-in")
    func sessionEnds() {
        articles.preset = .success(.numbered(7))
        app.open("triptych://article/7")
        app.authentication.serverEndsSession()
        #expect(app.titles == [Texts.logIn])
        #expect(app.window.toast == Texts.sessionEnded)
    }

    // MARK: Links

    @Test("The link to the news leads back to them")
    func news() {
        articles.preset = .success(.numbered(7))
        app.open("triptych://article/7")
        app.open("triptych://news")
        #expect(app.titles == [Texts.news])
    }

    @Test("The link to an article loads and opens it, and loading is shown until then")
    func article() async {
        app.open("triptych://article/7")
        #expect(articles.questions == ["7"])
        #expect(app.window.isLoading)
        await articles.answer(1, with: .success(.numbered(7)))
        #expect(app.titles == [Texts.news, Texts.article])
        #expect(app.person.sees("Article 7"))
        #expect(!app.window.isLoading)
    }

    @Test("A link to a missing article is reported like an invalid one")
    func missingArticle() {
        articles.preset = .failure(.notFound)
        app.open("triptych://article/99")
        #expect(app.window.toast == Texts.badLink)
        #expect(app.titles == [Texts.news])
        #expect(!app.window.isLoading)
    }

    @Test(
        "Any other failure of a link is reported in its own words",
        arguments: [ServiceError.offline, .serverProblem])
    func otherFailures(error: ServiceError) {
        articles.preset = .failure(error)
        app.open("triptych://article/7")
        #expect(app.window.toast == Texts.message(for: error))
        #expect(app.titles == [Texts.news])
        #expect(!app.window.isLoading)
    }

    // MARK: Superseding

    @Test("A link supersedes the one under way")
    func supersedes() async {
        app.open("triptych://article/7")
        articles.dispatch(.success(.numbered(7)), to: 1)
        app.open("triptych://article/8")
        await articles.settle()
        #expect(app.titles == [Texts.news])
        #expect(app.window.isLoading)
        await articles.answer(2, with: .success(.numbered(8)))
        #expect(app.titles == [Texts.news, Texts.article])
        #expect(app.person.sees("Article 8"))
        #expect(!app.window.isLoading)
    }

    @Test("The link to the news supersedes an article under way")
    func newsSupersede() async {
        app.open("triptych://article/7")
        app.open("triptych://news")
        #expect(articles.cancelledCount == 1)
        #expect(!app.window.isLoading)
        await articles.settle()
        #expect(app.titles == [Texts.news])
    }

    // MARK: The end

    @Test("The load of a link is cancelled with the app")
    func cancelled() async {
        var app: AppInWindow? = AppInWindow()
        let articles = app?.news.articles
        weak let root = app?.window.rootViewController
        app?.launch(isLoggedIn: true)
        app?.open("triptych://article/7")
        app = nil
        #expect(root == nil)
        #expect(articles?.cancelledCount == 1)
    }
}
