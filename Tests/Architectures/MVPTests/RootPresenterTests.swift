import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: first screens, and links of somebody who is logged in")
struct RootPresenterTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let services: AppServices
    private let presenter: RootPresenter
    private let view = RootViewSpy()

    init() {
        services = AppServices(
            authentication: authentication, news: news, feedback: FeedbackServiceStub(),
            clock: ClockSpy())
        presenter = RootPresenter(services: services)
        presenter.attach(view)
        authentication.isLoggedIn = true
    }

    // MARK: First screens

    @Test(
        "At launch, the session decides between the news and the log-in",
        arguments: [(true, RootViewSpy.Move.home), (false, .login)])
    func launches(isLoggedIn: Bool, move: RootViewSpy.Move) {
        authentication.isLoggedIn = isLoggedIn
        presenter.launch()
        #expect(view.moves == [move])
    }

    @Test("The log-in that it shows leads to the home screen")
    func logIn() throws {
        authentication.isLoggedIn = false
        presenter.launch()
        authentication.logIns.preset = .success(())
        let login = try #require(view.login)
        login.didEdit(username: "ada", password: "lovelace")
        login.didTapLogIn()
        #expect(view.moves == [.login, .home])
    }

    @Test("The home screen that it shows leads back to the log-in")
    func logOut() throws {
        presenter.launch()
        try #require(view.home).didTapLogOut()
        #expect(view.moves == [.home, .login])
        #expect(view.toasts.isEmpty)
    }

    // MARK: Links

    @Test("The link to the news leads back to them")
    func showsNews() {
        presenter.open("triptych://news")
        #expect(view.moves == [.news])
        #expect(news.articles.questions.isEmpty)
    }

    @Test("The link to an article loads and opens it, and loading is shown until then")
    func showsArticle() async {
        presenter.open("triptych://article/7")
        #expect(view.isLoading)
        #expect(news.articles.questions == ["7"])
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(view.moves == [.article(title: "Article 7")])
        #expect(!view.isLoading)
    }

    @Test("An invalid link leaves the one under way alone")
    func invalidWhileLoading() async {
        presenter.open("triptych://article/7")
        presenter.open("triptych://weather")
        #expect(view.toasts == [Texts.badLink])
        #expect(view.isLoading)
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(view.moves == [.article(title: "Article 7")])
    }

    @Test("A link to a missing article is reported like an invalid one")
    func articleNotFound() {
        news.articles.preset = .failure(.notFound)
        presenter.open("triptych://article/99")
        #expect(view.toasts == [Texts.badLink])
        #expect(view.moves.isEmpty)
        #expect(!view.isLoading)
    }

    @Test(
        "Any other failure of a link is reported in its own words",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func otherFailures(error: ServiceError) {
        news.articles.preset = .failure(error)
        presenter.open("triptych://article/7")
        #expect(view.toasts == [Texts.message(for: error)])
        #expect(view.moves.isEmpty)
        #expect(!view.isLoading)
    }

    // MARK: Superseding

    @Test("A link supersedes the one under way")
    func supersedes() async {
        presenter.open("triptych://article/7")
        news.articles.dispatch(.success(.numbered(7)), to: 1)
        presenter.open("triptych://article/8")
        await news.articles.settle()
        #expect(view.isLoading)
        await news.articles.answer(2, with: .success(.numbered(8)))
        #expect(view.moves == [.article(title: "Article 8")])
        #expect(!view.isLoading)
        #expect(view.toasts.isEmpty)
    }

    @Test("The link to the news supersedes an article under way")
    func newsSupersede() async {
        presenter.open("triptych://article/7")
        presenter.open("triptych://news")
        #expect(news.articles.cancelledCount == 1)
        #expect(!view.isLoading)
        await news.articles.settle()
        #expect(view.moves == [.news])
        #expect(view.toasts.isEmpty)
    }

    // MARK: The end

    @Test("The load of a link is cancelled with the app")
    func cancelsWhenItGoes() async {
        weak var gone: RootPresenter?
        do {
            let presenter = RootPresenter(services: services)
            presenter.attach(view)
            gone = presenter
            presenter.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        authentication.serverEndsSession()
        #expect(view.toasts.isEmpty)
        #expect(view.moves.isEmpty)
    }
}
