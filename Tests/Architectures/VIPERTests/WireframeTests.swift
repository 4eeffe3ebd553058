import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: where the wireframes lead")
struct WireframeTests {
    private let application = ApplicationWireframeSpy()
    private let services = AppServices(
        authentication: AuthenticationServiceStub(), news: NewsServiceStub(),
        feedback: FeedbackServiceStub(), clock: ClockSpy())

    @Test("From the log-in to the news, which become the only screen")
    func login() {
        LoginWireframe(application: application, services: services).showHome()
        #expect(application.moves == [.setRoot(.home)])
    }

    @Test("From the screen with the news to the log-in, which becomes the only screen")
    func home() {
        HomeWireframe(application: application, services: services).showLogin()
        FeedbackWireframe(application: application, services: services).showLogin()
        #expect(application.moves == [.setRoot(.login), .setRoot(.login)])
    }

    @Test("From the news to an article on top of them, and to the log-in")
    func news() {
        let content = ArticleContent(.numbered(7))
        let wireframe = NewsWireframe(application: application, services: services)
        wireframe.showArticle(content)
        wireframe.showLogin()
        #expect(application.moves == [.push(.article(content)), .setRoot(.login)])
    }

    @Test("From a link to the bottom of the stack, to an article on top of it, and to the log-in")
    func links() {
        let content = ArticleContent(.numbered(7))
        let wireframe = LinkWireframe(application: application, services: services)
        wireframe.showNews()
        wireframe.showArticle(content)
        wireframe.showLogin()
        #expect(application.moves == [.popToRoot, .push(.article(content)), .setRoot(.login)])
    }
}
