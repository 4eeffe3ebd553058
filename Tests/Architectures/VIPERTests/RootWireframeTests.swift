import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import VIPER

/// Only its module makes the wireframe, so the presenter of the module asks it for the moves here.
@Suite("VIPER: root, wireframe")
struct RootWireframeTests {
    private let window = Window()
    private let root: RootPresenter
    private let content = ArticleContent(.numbered(7))

    init() throws {
        let news = NewsServiceStub()
        news.pages.preset = .success(.numbered(1...20))
        let services = AppServices(
            authentication: AuthenticationServiceStub(), news: news,
            feedback: FeedbackServiceStub(), clock: ClockSpy())
        let stack = NavigationController()
        window.rootViewController = stack
        let module = RootWireframe.assemble(on: stack, services: services)
        root = try #require(module as? RootPresenter)
    }

    /// The titles of the screens in the window, bottom to top.
    private var screens: [String] { window.snapshot.screens }

    // MARK: Screens

    @Test("Before the launch there is no screen")
    func nothing() {
        #expect(window.rootViewController != nil)
        #expect(screens.isEmpty)
    }

    @Test("The log-in is a screen of its own")
    func login() {
        root.didLogOut()
        #expect(window.topViewController is LoginViewController)
    }

    @Test("The home screen consists of the news and the feedback")
    func home() throws {
        root.didLogIn()
        let home = try #require(window.topViewController as? HomeViewController)
        #expect(home.children.count == 2)
        #expect(home.children.first is NewsViewController)
        #expect(home.children.last is FeedbackViewController)
    }

    @Test("The screen of an article shows its content")
    func article() {
        root.didResolveArticle(content)
        #expect(window.topViewController is ArticleViewController)
        #expect(Person(at: window).sees("Article 7"))
    }

    // MARK: The stack

    @Test("The log-in and the home screen replace all screens")
    func replaces() {
        root.didLogIn()
        root.didResolveArticle(content)
        root.didLogOut()
        #expect(screens == ["Log in"])
        root.didResolveArticle(content)
        root.didLogIn()
        #expect(screens == ["News"])
    }

    @Test("An article keeps the screens below")
    func keepsScreens() {
        root.didLogIn()
        root.didResolveArticle(content)
        root.didResolveArticle(content)
        #expect(screens == ["News", "Article", "Article"])
    }

    @Test("The way back to the news leaves the bottom screen, which is the same as before")
    func showsNews() {
        root.didLogIn()
        let home = window.topViewController
        root.didResolveArticle(content)
        root.didResolveArticle(content)
        root.didResolveNews()
        #expect(screens == ["News"])
        #expect(window.topViewController === home)
    }

    // MARK: What the modules ask for

    @Test("An article that is selected in the news is shown over them")
    func selects() throws {
        root.didLogIn()
        try Person(at: window).selectRow(at: 6)
        #expect(screens == ["News", "Article"])
        #expect(Person(at: window).sees("Article 7"))
    }
}
