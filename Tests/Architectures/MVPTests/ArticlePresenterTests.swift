import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: article")
struct ArticlePresenterTests {
    @Test("An article shows its title, byline and body")
    func shows() {
        let presenter = ArticlePresenter(article: .numbered(2), clock: ClockSpy())
        let view = ArticleViewSpy(presenter: presenter)
        #expect(view.title == "Article 2")
        #expect(view.byline == "Author 2 · 2 h ago")
        #expect(view.body == "Body 2.")
    }
}
