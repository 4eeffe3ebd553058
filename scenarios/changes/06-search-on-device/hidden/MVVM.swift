import AppContract
import ServiceDoubles
import Testing

@testable import MVVM

@Suite struct HiddenTests {
    private let news = NewsServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: NewsViewModel

    init() {
        viewModel = NewsViewModel(news: news, clock: ClockSpy(), navigation: navigation)
    }

    @Test("NewsViewModel has the rows that match, and requests nothing for them")
    func search() {
        news.pages.preset = .success(.numbered(1...20))
        viewModel.loadIfNeeded()
        viewModel.searchText.value = "AUTHOR 12"
        #expect(viewModel.numberOfRows == 1)
        #expect(viewModel.row(at: 0).title == "Article 12")
        #expect(news.pages.questions.count == 1)
    }

    @Test("NewsViewModel applies the search to a page that arrives later")
    func pageDuringSearch() async {
        viewModel.loadIfNeeded()
        viewModel.searchText.value = "12"
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(viewModel.numberOfRows == 1)
    }
}
