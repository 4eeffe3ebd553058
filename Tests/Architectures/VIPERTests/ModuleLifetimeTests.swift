import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import VIPER

/// The view keeps the presenter, which keeps the interactor, and both refer back weakly. So nothing of a module outlives
/// its view controller. The root module has none, so there it is the presenter that keeps the rest. A presenter or an
/// interactor that is left would keep a service or the clock, which nobody else keeps here.
@Suite("VIPER: a module is deallocated with its owner")
struct ModuleLifetimeTests {
    private let output = ModuleOutputSpy()

    @Test("Log in")
    func login() {
        expectDeallocation { services in
            LoginWireframe.assemble(moduleOutput: output, services: services)
        }
    }

    @Test("Home")
    func home() {
        expectDeallocation { services in
            HomeWireframe.assemble(moduleOutput: output, services: services)
        }
    }

    @Test("News")
    func news() {
        expectDeallocation { services in
            NewsWireframe.assemble(services: services)
        }
    }

    @Test("Feedback")
    func feedback() {
        expectDeallocation { services in FeedbackWireframe.assemble(services: services) }
    }

    @Test("Article")
    func article() {
        expectDeallocation { services in
            ArticleWireframe.assemble(
                showing: ArticleContent(.numbered(7)), services: services)
        }
    }

    @Test("Root, with the screens of its stack", arguments: [false, true])
    func rootModule(isLoggedIn: Bool) {
        expectDeallocation(isLoggedIn: isLoggedIn) { services in
            let root = RootWireframe.assemble(
                on: NavigationController(), services: services)
            root.launch()
            root.open("triptych://article/7")
            return root
        }
    }

    @Test("A module does not keep its output alive")
    func weakOutput() {
        weak var gone: ModuleOutputSpy?
        let screens: [ViewController]
        do {
            let output = ModuleOutputSpy()
            gone = output
            let services = makeServices()
            screens = [
                LoginWireframe.assemble(moduleOutput: output, services: services),
                HomeWireframe.assemble(moduleOutput: output, services: services),
            ]
        }
        #expect(screens.count == 2)
        #expect(gone == nil)
    }

    @Test("A root module that is released shows nothing when the session ends")
    func sessionEndsLater() {
        let window = Window()
        let authentication = AuthenticationServiceStub()
        let stack = NavigationController()
        window.rootViewController = stack
        _ = RootWireframe.assemble(
            on: stack, services: makeServices(authentication: authentication))
        authentication.serverEndsSession()
        #expect(window.toast == nil)
        #expect(window.topViewController == nil)
    }

    private func makeServices(
        authentication: AuthenticationServiceStub = AuthenticationServiceStub()
    ) -> AppServices {
        // Answer at once, because a load that is cancelled keeps the service until its task has run.
        let news = NewsServiceStub()
        news.pages.preset = .success(.empty)
        news.articles.preset = .success(.numbered(7))
        return AppServices(
            authentication: authentication, news: news, feedback: FeedbackServiceStub(),
            clock: ClockSpy())
    }

    private func expectDeallocation(
        isLoggedIn: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
        of assemble: (AppServices) -> AnyObject
    ) {
        var references: [WeakReference] = []
        do {
            let authentication = AuthenticationServiceStub()
            authentication.isLoggedIn = isLoggedIn
            let services = makeServices(authentication: authentication)
            let module = assemble(services)
            (module as? ViewController)?.loadViewIfNeeded()
            references = [
                WeakReference(object: module), WeakReference(object: services.authentication),
                WeakReference(object: services.news as AnyObject),
                WeakReference(object: services.feedback as AnyObject),
                WeakReference(object: services.clock as AnyObject),
            ]
            #expect(references.allSatisfy { $0.object != nil })
        }
        let left = references.compactMap(\.object)
        #expect(left.isEmpty, sourceLocation: sourceLocation)
    }
}

private struct WeakReference {
    weak var object: AnyObject?
}
