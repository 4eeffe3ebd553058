import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: where the wireframes lead")
struct RouteTests {
    private let application = RouteFollowerSpy()
    private let services = AppServices(
        authentication: AuthenticationServiceStub(), news: NewsServiceStub(),
        feedback: FeedbackServiceStub(), clock: ClockSpy())

    @Test("A module leads to the log-in, which becomes the only screen")
    func login() {
        BaseWireframe(application: application, services: services).showLogin()
        #expect(application.routes == [.root(.login)])
    }

    @Test("An article is pushed on the stack")
    func article() {
        let article = Article.numbered(7)
        BaseWireframe(application: application, services: services).showArticle(article)
        #expect(application.routes == [.push(.article(article))])
    }

    @Test("The news are at the bottom of the stack")
    func news() {
        LinkWireframe(application: application, services: services).showNews()
        #expect(application.routes == [.popToRoot])
    }
}
