import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: where the wireframes lead")
struct WireframeTests {
    private let root = RootWireframeSpy()
    private let content = ArticleContent(.numbered(7))

    @Test("From the log-in to the home screen, which becomes the only one")
    func login() {
        LoginWireframe(root: root).showHome()
        #expect(root.moves == [.setRoot(.home)])
    }

    @Test("From the home screen to the log-in, which becomes the only one")
    func home() {
        HomeWireframe(root: root).showLogin()
        #expect(root.moves == [.setRoot(.login)])
    }

    @Test("From the news to an article on top of them")
    func news() {
        NewsWireframe(root: root).showArticle(content)
        #expect(root.moves == [.push(.article(content))])
    }

    @Test("From a link to the bottom of the stack, to an article on top of it, and to the log-in")
    func links() {
        let wireframe = LinkWireframe(root: root)
        wireframe.showNews()
        wireframe.showArticle(content)
        wireframe.showLogin()
        #expect(root.moves == [.popToRoot, .push(.article(content)), .setRoot(.login)])
    }
}
