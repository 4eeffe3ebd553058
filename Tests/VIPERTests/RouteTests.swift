import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: the map of the app")
struct RouteTests {
    private let article = Article.numbered(7)

    @Test("The log-in leads to the news")
    func logIn() {
        #expect(Route(.didLogIn, from: .login) == .root(.home))
    }

    @Test("Logging out leads to the log-in")
    func logOut() {
        #expect(Route(.didLogOut, from: .home) == .root(.login))
    }

    @Test("A session can end wherever the server is asked", arguments: ModuleName.inSession)
    func sessionEnd(module: ModuleName) {
        #expect(Route(.sessionDidEnd, from: module) == .root(.login))
    }

    @Test("A row and a link lead to an article", arguments: [ModuleName.news, .link])
    func article(module: ModuleName) {
        #expect(Route(.didChooseArticle(article), from: module) == .push(.article(article)))
    }

    @Test("A link leads back to the news")
    func news() {
        #expect(Route(.didChooseNews, from: .link) == .popToRoot)
    }

    @Test("Nothing else leads anywhere")
    func nothingElse() {
        let messages: [Message] = [
            .didLogIn, .didLogOut, .sessionDidEnd, .didChooseNews, .didChooseArticle(article),
        ]
        let routes = ModuleName.all.flatMap { module in
            messages.compactMap { Route($0, from: module) }
        }
        #expect(routes.count == 8)
    }
}
