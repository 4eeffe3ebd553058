import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: article, presenter")
struct ArticlePresenterTests {
    @Test("An article shows its title, byline and body")
    func shows() {
        let view = ArticleViewSpy()
        let presenter = ArticlePresenter(
            content: ArticleContent(.numbered(2)), clock: ClockSpy())
        presenter.view = view
        presenter.viewDidLoad()
        #expect(view.title == "Article 2")
        #expect(view.byline == "Author 2 · 2 h ago")
        #expect(view.body == "Body 2.")
    }
}
