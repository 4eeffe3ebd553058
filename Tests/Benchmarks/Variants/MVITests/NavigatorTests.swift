import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVI

@Suite("MVI: the navigator")
struct NavigatorTests {
    private let window = Window()
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let feedback = FeedbackServiceStub()
    private let navigator: Navigator

    init() {
        navigator = Navigator(
            services: AppServices(
                authentication: authentication, news: news, feedback: feedback, clock: ClockSpy()))
        window.rootViewController = navigator.stack
    }

    private var screens: [String] {
        navigator.stack.viewControllers.map { String(describing: type(of: $0)) }
    }

    @Test("At launch, the session decides between the news and the log-in")
    func launch() {
        navigator.launch()
        #expect(screens == ["LoginViewController"])
        authentication.isLoggedIn = true
        navigator.launch()
        #expect(screens == ["HomeViewController"])
    }

    @Test("Home and the log-in take the place of all screens, and an article opens over them")
    func screensInOrder() {
        navigator.didLogIn()
        navigator.showArticle(.numbered(1))
        #expect(screens == ["HomeViewController", "ArticleViewController"])
        navigator.didLogOut()
        #expect(screens == ["LoginViewController"])
        navigator.didLogIn()
        #expect(screens == ["HomeViewController"])
    }

    @Test("The link to an article opens it over home, and the link to the news leads back to them")
    func links() async {
        launchLoggedIn()
        navigator.open("triptych://article/7")
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(screens == ["HomeViewController", "ArticleViewController"])
        navigator.open("triptych://news")
        #expect(screens == ["HomeViewController"])
    }

    @Test("The end of the session says so, and leads to the log-in")
    func sessionEnds() {
        launchLoggedIn()
        authentication.serverEndsSession()
        #expect(window.toast == Texts.sessionEnded)
        #expect(screens == ["LoginViewController"])
    }

    @Test("A link that loads when the session ends is cancelled, and opens after the next log-in")
    func linkWaits() {
        launchLoggedIn()
        navigator.open("triptych://article/7")
        #expect(navigator.stack.isLoading)
        authentication.serverEndsSession()
        #expect(news.articles.cancelledCount == 1)
        #expect(!navigator.stack.isLoading)
        authentication.isLoggedIn = true
        navigator.didLogIn()
        #expect(news.articles.questions == ["7", "7"])
    }

    @Test("A log-out cancels a link that loads, and drops it")
    func logOut() {
        launchLoggedIn()
        navigator.open("triptych://article/7")
        authentication.isLoggedIn = false
        navigator.didLogOut()
        #expect(news.articles.cancelledCount == 1)
        #expect(!navigator.stack.isLoading)
        authentication.isLoggedIn = true
        navigator.didLogIn()
        #expect(news.articles.questions == ["7"])
    }

    private func launchLoggedIn() {
        authentication.isLoggedIn = true
        navigator.launch()
    }
}
