import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import VIPER

/// The view keeps the presenter, which keeps the interactor, and both refer back weakly. So nothing of a module outlives
/// its view controller; the links have none, and their presenter is the module. A presenter or an interactor that is left
/// would keep a service or the clock, which nobody else keeps here.
@Suite("VIPER: a module is deallocated with its view controller")
struct ModuleLifetimeTests {
    private let root = RootWireframeSpy()

    @Test("Log in")
    func login() {
        expectDeallocation { services in
            LoginWireframe.assemble(root: root, services: services)
        }
    }

    @Test("Home")
    func home() {
        expectDeallocation { services in
            HomeWireframe.assemble(
                news: ViewController(), feedback: ViewController(), root: root, services: services)
        }
    }

    @Test("News")
    func news() {
        expectDeallocation { services in
            NewsWireframe.assemble(root: root, services: services)
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

    @Test("Links")
    func links() {
        expectDeallocation { services in
            LinkWireframe.assemble(over: BaseViewSpy(), root: root, services: services)
        }
    }

    @Test("A link module that is released shows nothing when the session ends")
    func sessionEndsLater() {
        let view = BaseViewSpy()
        let authentication = AuthenticationServiceStub()
        let services = makeServices(authentication: authentication)
        _ = LinkWireframe.assemble(over: view, root: root, services: services)
        authentication.serverEndsSession()
        #expect(view.toasts.isEmpty)
        #expect(root.moves.isEmpty)
    }

    private func makeServices(authentication: AuthenticationServiceStub) -> AppServices {
        AppServices(
            authentication: authentication, news: NewsServiceStub(),
            feedback: FeedbackServiceStub(), clock: ClockSpy())
    }

    private func expectDeallocation(
        of assemble: (AppServices) -> AnyObject, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var references: [WeakReference] = []
        do {
            let services = makeServices(authentication: AuthenticationServiceStub())
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
