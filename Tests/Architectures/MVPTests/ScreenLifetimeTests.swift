import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVP

/// The view keeps the presenter, which refers back to it. Here the two are put together for real: when the view goes,
/// the presenter has to go with it, and its call, too.
@Suite("MVP: view and presenter are deallocated together")
struct ScreenLifetimeTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let feedback = FeedbackServiceStub()
    private let services: AppServices
    private let delegate = DelegateSpy()

    init() {
        services = AppServices(
            authentication: authentication, news: news, feedback: feedback, clock: ClockSpy())
    }

    @Test("The log-in and its call go with the screen")
    func login() {
        weak var gone: LoginPresenter?
        do {
            let presenter = LoginPresenter(authentication: authentication, delegate: delegate)
            let screen = LoginViewController(presenter: presenter)
            screen.loadViewIfNeeded()
            gone = presenter
            presenter.didEdit(username: "ada", password: "lovelace")
            presenter.didTapLogIn()
        }
        #expect(gone == nil)
        #expect(authentication.logIns.cancelledCount == 1)
    }

    @Test("The news and their call go with the part of the screen")
    func newsScreen() {
        weak var gone: NewsPresenter?
        do {
            let presenter = NewsPresenter(news: news, clock: ClockSpy())
            let screen = NewsViewController(presenter: presenter)
            screen.loadViewIfNeeded()
            gone = presenter
            screen.viewDidAppear()
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
    }

    @Test("The feedback and its call go with the part of the screen")
    func feedbackScreen() {
        weak var gone: FeedbackPresenter?
        do {
            let presenter = FeedbackPresenter(feedback: feedback)
            let screen = FeedbackViewController(presenter: presenter)
            screen.loadViewIfNeeded()
            gone = presenter
            presenter.didEdit("Nice")
            presenter.didTapSend()
        }
        #expect(gone == nil)
        #expect(feedback.texts.cancelledCount == 1)
    }

    @Test("The home screen goes with its parts and their calls")
    func home() {
        weak var gone: HomePresenter?
        do {
            let presenter = HomePresenter(services: services, delegate: delegate)
            let screen = HomeViewController(presenter: presenter)
            screen.loadViewIfNeeded()
            gone = presenter
            screen.viewDidAppear()
            presenter.feedback.didEdit("Nice")
            presenter.feedback.didTapSend()
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
        #expect(feedback.texts.cancelledCount == 1)
    }

    @Test("The app goes with its window, and so do the root presenter and the load of a link")
    func app() {
        weak var gone: MVPApp?
        weak var goneView: RootViewController?
        do {
            let window = Window()
            let app = MVPApp(services: services, window: window)
            gone = app
            goneView = window.rootViewController as? RootViewController
            authentication.isLoggedIn = true
            app.launch()
            app.open("triptych://article/7")
            #expect(goneView != nil)
        }
        #expect(gone == nil)
        #expect(goneView == nil)
        #expect(authentication.observer == nil)
        #expect(news.articles.cancelledCount == 1)
    }

    @Test("A presenter does not keep its view alive")
    func weakView() {
        let presenter = LoginPresenter(authentication: authentication, delegate: delegate)
        weak var gone: LoginViewController?
        do {
            let screen = LoginViewController(presenter: presenter)
            screen.loadViewIfNeeded()
            gone = screen
            #expect(presenter.view === screen)
        }
        #expect(gone == nil)
        #expect(presenter.view == nil)
    }

    @Test("A presenter does not keep its delegate alive")
    func weakDelegate() {
        weak var gone: DelegateSpy?
        let presenters: [AnyObject]
        do {
            let delegate = DelegateSpy()
            gone = delegate
            presenters = [
                LoginPresenter(authentication: authentication, delegate: delegate),
                HomePresenter(services: services, delegate: delegate),
            ]
        }
        withExtendedLifetime(presenters) { #expect(gone == nil) }
    }
}
