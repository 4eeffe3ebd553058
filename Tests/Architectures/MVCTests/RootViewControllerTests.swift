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

    @Test("Nothing of it shows any more, although its service has not ended yet")
    func loggedOut() async {
        #expect(root.isLoading)
        authentication.session = .loggedOut
        root.setViewControllers([ViewController()])
        #expect(!root.isLoading)
        await news.articles.settle()
        #expect(!root.isLoading)
    }

    @Test("If somebody is logged in by then, it loads anew, and shows so until that has come")
    func loadsAgain() async {
        root.setViewControllers([ViewController()])
        #expect(news.articles.questions == ["1", "1"])
        await news.articles.settle()
        #expect(root.isLoading)
        await news.articles.answer(2, with: .success(.numbered(1)))
        #expect(!root.isLoading)
        #expect(root.viewControllers.count == 2)
    }
}
