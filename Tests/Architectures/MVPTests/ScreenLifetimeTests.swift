import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVP

/// The view keeps the presenter, which refers back to it. Here the two are put together for real: when
/// the view goes, the presenter has to go with it, and its call, too.
@Suite("MVP: view and presenter are deallocated together")
struct ScreenLifetimeTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let feedback = FeedbackServiceStub()
    private let screens: ScreenFactory
    private let root: RootViewController

    init() {
        screens = ScreenFactory(
            services: AppServices(
                authentication: authentication, news: news, feedback: feedback, clock: ClockSpy()))
        root = screens.makeRoot()
    }

    @Test("The log-in and its call go with the screen")
    func login() {
        weak var gone: LoginPresenter<LoginViewController>?
        do {
            let presenter = LoginPresenter<LoginViewController>(authentication: authentication)
            let screen = LoginViewController(root: root, presenter: presenter)
            _ = screen.view
            gone = presenter
            presenter.didEdit(username: "ada", password: "lovelace")
            presenter.didTapLogIn()
        }
        #expect(gone == nil)
        #expect(authentication.logIns.cancelledCount == 1)
    }

    @Test("The news and their call go with the screen")
    func newsScreen() {
        weak var gone: NewsPresenter<NewsViewController>?
        do {
            let presenter = NewsPresenter<NewsViewController>(news: news, clock: ClockSpy())
            let screen = NewsViewController(root: root, presenter: presenter)
            _ = screen.view
            gone = presenter
            screen.viewDidAppear()
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
    }

    @Test("The feedback and its call go with the part of the screen")
    func feedbackScreen() {
        weak var gone: FeedbackPresenter<FeedbackViewController>?
        do {
            let presenter = FeedbackPresenter<FeedbackViewController>(feedback: feedback)
            let screen = FeedbackViewController(presenter: presenter)
            _ = screen.view
            gone = presenter
            presenter.didEdit("Nice")
            presenter.didTapSend()
        }
        #expect(gone == nil)
        #expect(feedback.texts.cancelledCount == 1)
    }

    @Test("The links and their call go with the stack of screens")
    func links() {
        weak var gone: LinkPresenter<RootViewController>?
        do {
            let presenter = LinkPresenter<RootViewController>(
                news: news, authentication: authentication)
            let root = RootViewController(screens: screens, links: presenter)
            gone = presenter
            authentication.session = .active
            root.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
    }

    @Test("A presenter does not keep its view alive")
    func weakView() {
        let presenter = LoginPresenter<LoginViewController>(authentication: authentication)
        weak var gone: LoginViewController?
        do {
            let screen = LoginViewController(root: root, presenter: presenter)
            _ = screen.view
            gone = screen
            #expect(presenter.view === screen)
        }
        #expect(gone == nil)
        #expect(presenter.view == nil)
    }
}
