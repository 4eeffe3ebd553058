import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVC

@Suite("MVC: article")
struct ArticleViewControllerTests {
    @Test("An article shows its title, byline and body")
    func article() {
        let window = Window()
        window.show(ArticleViewController(article: .numbered(2), clock: ClockSpy()))
        #expect(window.topViewController?.title == Texts.article)
        #expect(
            window.visibleElements == [
                .label(text: "Article 2"), .label(text: "Author 2 · 2 h ago"),
                .label(text: "Body 2."),
            ])
    }
}
