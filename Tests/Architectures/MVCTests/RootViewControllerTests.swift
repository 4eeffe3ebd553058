import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVC

/// What no scenario sees: the time between a cancellation and the end of what was cancelled.
@Suite("MVC: a link that loads while other screens come")
struct RootViewControllerTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let root: RootViewController

    init() {
        root = RootViewController(
            services: AppServices(
                authentication: authentication, news: news, feedback: FeedbackServiceStub(),
                clock: ClockSpy()))
        authentication.session = .active
        root.setViewControllers([ViewController()])
        root.open("triptych://article/1")
    }

    @Test("The indicator is hidden at log-out, although the service has not ended yet")
    func loggedOut() async {
        #expect(root.showsLoading)
        authentication.session = .loggedOut
        root.setViewControllers([ViewController()])
        #expect(!root.showsLoading)
        await news.articles.settle()
        #expect(!root.showsLoading)
    }

    @Test(
        "If somebody is logged in by then, the article is loaded anew, and the indicator stays until it has come"
    )
    func loadsAgain() async {
        root.setViewControllers([ViewController()])
        #expect(news.articles.questions == ["1", "1"])
        await news.articles.settle()
        #expect(root.showsLoading)
        await news.articles.answer(2, with: .success(.numbered(1)))
        #expect(!root.showsLoading)
        #expect(root.viewControllers.count == 2)
    }

    @Test("After the end of the session the log-in is the only screen, and the link waits")
    func sessionEnds() async {
        authentication.serverEndsSession()
        #expect(root.viewControllers.count == 1)
        #expect(root.topViewController is LoginViewController)
        await news.articles.settle()
        #expect(news.articles.questions == ["1"])
        authentication.session = .active
        root.setViewControllers([ViewController()])
        #expect(news.articles.questions == ["1", "1"])
    }
}
