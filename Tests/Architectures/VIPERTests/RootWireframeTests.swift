import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: root wireframe")
struct RootWireframeTests {
    private let window = Window()
    private let root: RootWireframe
    private let content = ArticleContent(.numbered(7))

    init() {
        root = RootWireframe(services: makeServices(), window: window)
    }

    /// The titles of the screens in the window, bottom to top.
    private var screens: [String] { window.snapshot.screens }

    // MARK: Screens

    @Test("The log-in is a screen of its own")
    func login() {
        root.setRoot(.login)
        #expect(window.topViewController is LoginViewController)
    }

    @Test("The home screen consists of the news and the feedback")
    func home() throws {
        root.setRoot(.home)
        let home = try #require(window.topViewController as? HomeViewController)
        #expect(home.children.count == 2)
        #expect(home.children.first is NewsViewController)
        #expect(home.children.last is FeedbackViewController)
    }

    @Test("The screen of an article shows its content")
    func article() {
        root.push(.article(content))
        #expect(window.topViewController is ArticleViewController)
        #expect(Person(at: window).sees("Article 7"))
    }

    // MARK: The stack

    @Test("A new root replaces all screens")
    func setRoot() {
        root.setRoot(.home)
        root.push(.article(content))
        root.setRoot(.login)
        #expect(screens == ["Log in"])
    }

    @Test("A push keeps the screens below")
    func push() {
        root.setRoot(.home)
        root.push(.article(content))
        root.push(.article(content))
        #expect(screens == ["News", "Article", "Article"])
    }

    @Test("Popping to the root leaves the bottom screen, which is the same as before")
    func popToRoot() {
        root.setRoot(.home)
        let home = window.topViewController
        root.push(.article(content))
        root.push(.article(content))
        root.popToRoot()
        #expect(screens == ["News"])
        #expect(window.topViewController === home)
    }

    // MARK: Links

    @Test("The link module is notified before and after a new root, and of no other move")
    func notifiesLinks() {
        let links = LinkModuleSpy()
        links.stack = root.stack
        root.setRoot(.login)
        root.links = links
        root.setRoot(.home)
        root.push(.article(content))
        root.popToRoot()
        #expect(links.calls == [.willSetRoot(screens: ["Log in"]), .didSetRoot(screens: ["News"])])
    }

    // MARK: The end

    @Test("It is deallocated with its screens", arguments: [Screen.login, .home])
    func deallocation(screen: Screen) {
        weak var gone: RootWireframe?
        weak var goneScreen: ViewController?
        do {
            let window = Window()
            let root = RootWireframe(services: makeServices(), window: window)
            root.setRoot(screen)
            root.push(.article(content))
            gone = root
            goneScreen = root.stack.viewControllers.first
            #expect(goneScreen != nil)
        }
        #expect(gone == nil)
        #expect(goneScreen == nil)
    }
}

private func makeServices() -> AppServices {
    AppServices(
        authentication: AuthenticationServiceStub(), news: NewsServiceStub(),
        feedback: FeedbackServiceStub(), clock: ClockSpy())
}
