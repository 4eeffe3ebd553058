import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: the map of the app")
struct RouteTests {
    private let article = Article.numbered(7)

    @Test("The log-in leads to the news")
    func logIn() {
        #expect(Route(.didLogIn) == .root(.home))
    }

    @Test("Logging out leads to the log-in")
    func logOut() {
        #expect(Route(.didLogOut) == .root(.login))
    }

    @Test("The end of a session leads to the log-in, too")
    func sessionEnd() {
        #expect(Route(.sessionDidEnd) == .root(.login))
    }

    @Test("A chosen article is pushed on the stack")
    func chosenArticle() {
        #expect(Route(.didChooseArticle(article)) == .push(.article(article)))
    }

    @Test("Choosing the news leads back to them")
    func news() {
        #expect(Route(.didChooseNews) == .popToRoot)
    }
}
