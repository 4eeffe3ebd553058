import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

@Suite("MVVMObservation: article")
struct ArticleViewModelTests {
    @Test("An article shows its title, byline and body")
    func shows() {
        let viewModel = ArticleViewModel(article: .numbered(2), clock: ClockSpy())
        #expect(viewModel.title == "Article 2")
        #expect(viewModel.byline == "Author 2 · 2 h ago")
        #expect(viewModel.body == "Body 2.")
    }
}
