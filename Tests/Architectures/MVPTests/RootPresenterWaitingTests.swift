import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: links that wait for the log-in, and the end of the session")
struct RootPresenterWaitingTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let presenter: RootPresenter
    private let view = RootViewSpy()

    init() {
        presenter = RootPresenter(
            services: AppServices(
                authentication: authentication, news: news, feedback: FeedbackServiceStub(),
                clock: ClockSpy()))
        presenter.attach(view)
    }

    @Test("A link waits for the log-in, and opens once")
    func waits() {
        news.articles.preset = .success(.numbered(7))
        presenter.open("triptych://article/7")
        presenter.launch()
        #expect(news.articles.questions.isEmpty)
        logIn()
        authentication.serverEndsSession()
        logIn()
        #expect(view.moves == [.login, .home, .article(title: "Article 7"), .login, .home])
    }

    @Test("The link to the news waits, too, and opens once")
    func newsWait() {
        presenter.open("triptych://news")
        #expect(view.moves.isEmpty)
        logIn()
        logIn()
        #expect(view.moves == [.home, .news, .home])
    }

    @Test("A link that waits when the app is launched opens over the news")
    func waitsForLaunch() {
        news.articles.preset = .success(.numbered(7))
        presenter.open("triptych://article/7")
        authentication.isLoggedIn = true
        presenter.launch()
        #expect(view.moves == [.home, .article(title: "Article 7")])
    }

    @Test("An invalid link is reported, and leaves the one that waits alone")
    func invalid() {
        presenter.open("triptych://article/7")
        presenter.open("triptych://weather")
        #expect(view.toasts == [Texts.badLink])
        #expect(view.moves.isEmpty)
        logIn()
        #expect(news.articles.questions == ["7"])
    }

    @Test("Of several links that wait the last good one opens")
    func lastOneWaits() {
        presenter.open("triptych://article/7")
        presenter.open("triptych://article/8")
        presenter.open("triptych://weather")
        logIn()
        #expect(news.articles.questions == ["8"])
    }

    @Test("A link that failed does not wait", arguments: [ServiceError.notFound, .offline])
    func failed(error: ServiceError) {
        news.articles.preset = .failure(error)
        logIn()
        presenter.open("triptych://article/7")
        logIn()
        #expect(news.articles.questions == ["7"])
    }

    @Test("A log-out drops a link that has not opened")
    func logOutDrops() async {
        logIn()
        presenter.open("triptych://article/7")
        logOut()
        #expect(news.articles.cancelledCount == 1)
        #expect(!view.isLoading)
        await news.articles.settle()
        logIn()
        #expect(news.articles.questions == ["7"])
        #expect(view.moves == [.home, .login, .home])
    }

    // MARK: The server ends the session

    @Test("The end of the session says so, and leads to the log-in")
    func sessionEnds() {
        logIn()
        authentication.serverEndsSession()
        #expect(view.toasts == [Texts.sessionEnded])
        #expect(view.moves == [.home, .login])
    }

    @Test("The end of the session cancels the link under way, and its loading ends at once")
    func sessionEndCancels() async {
        logIn()
        presenter.open("triptych://article/7")
        authentication.serverEndsSession()
        #expect(news.articles.cancelledCount == 1)
        #expect(!view.isLoading)
        await news.articles.settle()
        #expect(!view.isLoading)
        #expect(view.toasts == [Texts.sessionEnded])
    }

    @Test("A link that loads when the session ends opens after the next log-in")
    func outlivesSession() async {
        logIn()
        presenter.open("triptych://article/7")
        authentication.serverEndsSession()
        await news.articles.settle()
        logIn()
        #expect(news.articles.questions == ["7", "7"])
        await news.articles.answer(2, with: .success(.numbered(7)))
        #expect(view.moves == [.home, .login, .home, .article(title: "Article 7")])
    }

    @Test("A link keeps waiting if the home screen ends the session while it appears")
    func sessionEndsAtOnce() {
        presenter.open("triptych://article/7")
        view.didShowHome = { authentication.serverEndsSession() }
        logIn()
        #expect(view.moves == [.home, .login])
        #expect(news.articles.questions.isEmpty)
        view.didShowHome = {}
        logIn()
        #expect(news.articles.questions == ["7"])
    }

    @Test(
        "A link that is opened while the loading of another one ends is not lost",
        arguments: [Result<Article, ServiceError>.success(.numbered(7)), .failure(.offline)])
    func openedWhileLoadingEnds(outcome: Result<Article, ServiceError>) async {
        logIn()
        presenter.open("triptych://article/7")
        view.didEndLoading = {
            view.didEndLoading = {}
            presenter.open("triptych://article/8")
        }
        await news.articles.answer(1, with: outcome)
        authentication.serverEndsSession()
        logIn()
        #expect(news.articles.questions == ["7", "8", "8"])
    }

    private func logIn() {
        authentication.isLoggedIn = true
        presenter.didLogIn()
    }

    private func logOut() {
        authentication.isLoggedIn = false
        presenter.didLogOut()
    }
}
