import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVI

@Suite("MVI: the navigator")
struct NavigatorTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let feedback = FeedbackServiceStub()
    private let navigator: Navigator

    init() {
        navigator = Navigator(
            services: AppServices(
                authentication: authentication, news: news, feedback: feedback, clock: ClockSpy()))
    }

    private var screens: [String] {
        navigator.stack.viewControllers.map { String(describing: type(of: $0)) }
    }

    @Test("The app starts with the news if somebody is logged in, otherwise with the log-in")
    func start() {
        navigator.start()
        #expect(screens == ["LoginViewController"])
        authentication.session = .active
        navigator.start()
        #expect(screens == ["HomeViewController"])
    }

    @Test("Home and the log-in take the place of all screens, and an article opens over them")
    func screensInOrder() {
        navigator.showHome()
        navigator.showArticle(.numbered(1))
        #expect(screens == ["HomeViewController", "ArticleViewController"])
        navigator.showLogin()
        #expect(screens == ["LoginViewController"])
        navigator.showHome()
        #expect(screens == ["HomeViewController"])
    }

    @Test(
        "Links: an article opens over home, the news close it, and the end of the session shows the log-in"
    )
    func links() async {
        authentication.session = .active
        navigator.start()
        navigator.open("triptych://article/7")
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(screens == ["HomeViewController", "ArticleViewController"])
        navigator.open("triptych://news")
        #expect(screens == ["HomeViewController"])
        authentication.serverEndsSession()
        #expect(screens == ["LoginViewController"])
    }

    @Test("A link that loads is cancelled when the session ends, and opens after the next log-in")
    func linkWaits() {
        authentication.session = .active
        navigator.start()
        navigator.open("triptych://article/7")
        #expect(navigator.stack.showsLoading)
        authentication.serverEndsSession()
        #expect(news.articles.cancelledCount == 1)
        #expect(!navigator.stack.showsLoading)
        authentication.session = .active
        navigator.showHome()
        #expect(news.articles.questions == ["7", "7"])
    }
}
