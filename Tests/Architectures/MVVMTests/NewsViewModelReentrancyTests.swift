import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

/// Loads that start while subscribers are notified of the answer to another one.
@Suite("MVVM: news, loads inside answers")
struct NewsViewModelReentrancyTests {
    private let news = NewsServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: NewsViewModel
    private let status: StatusSpy

    init() {
        viewModel = NewsViewModel(news: news, clock: ClockSpy(), navigation: navigation)
        status = StatusSpy(viewModel.status)
    }

    @Test("A subscriber to the toast of a failure can try again at once")
    func tryAgainAtOnce() {
        status.didShowToast = { [news, viewModel] in
            news.pages.preset = nil
            viewModel.refresh()
        }
        news.pages.preset = .failure(.offline)
        viewModel.refresh()
        #expect(news.pages.questions.count == 2)
        #expect(status.isLoading)
    }

    @Test("A subscriber to the first page can request the next one at once")
    func nextPageAtOnce() async {
        viewModel.rowsChanged.bind(to: viewModel) { [news] viewModel, _ in
            news.pages.preset = nil
            viewModel.loadNextPage()
        }
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        viewModel.loadIfNeeded()
        #expect(news.pages.questions.map(\.cursor) == [nil, "20"])
        await news.pages.answer(2, with: .success(.numbered(21...25)))
        #expect(viewModel.shownNumbers == Array(1...25))
    }

    @Test(
        "A search that a subscriber starts inside an answer is not lost", arguments: [true, false])
    func searchInsideAnswer(isAnsweredAtOnce: Bool) async {
        searchInsideFirstPage()
        await loadFirstPage(isAnsweredAtOnce: isAnsweredAtOnce)
        #expect(status.isLoading)
        viewModel.loadNextPage()
        #expect(news.pages.questions == [PageQuery(matching: ""), PageQuery(matching: "s")])
        await news.pages.answer(2, with: .success(.numbered(7...9, next: "9")))
        #expect(viewModel.shownNumbers == [7, 8, 9])
        #expect(!status.isLoading)
        viewModel.loadNextPage()
        #expect(news.pages.questions.last == PageQuery(matching: "s", after: "9"))
    }

    @Test(
        "A search that a subscriber starts inside an answer can be superseded like any other",
        arguments: [true, false])
    func supersedesSearchInsideAnswer(isAnsweredAtOnce: Bool) async {
        searchInsideFirstPage()
        await loadFirstPage(isAnsweredAtOnce: isAnsweredAtOnce)
        viewModel.searchText.value = "sw"
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(3, with: .success(.numbered(7...9)))
        #expect(viewModel.shownNumbers == [7, 8, 9])
        #expect(!status.isLoading)
    }

    @Test("A search that is answered inside another answer replaces its rows")
    func searchAnsweredInsideAnswer() {
        let counts = Log<Int>()
        viewModel.rowsChanged.bind(to: viewModel) { [news] viewModel, _ in
            counts.add(viewModel.numberOfRows)
            guard viewModel.numberOfRows == 20 else { return }
            news.pages.preset = .success(.numbered(7...9, next: "9"))
            viewModel.searchText.value = "s"
        }
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        viewModel.loadIfNeeded()
        #expect(counts.entries == [20, 3])
        #expect(viewModel.shownNumbers == [7, 8, 9])
        #expect(!status.isLoading)
        viewModel.loadNextPage()
        #expect(news.pages.questions.last == PageQuery(matching: "s", after: "9"))
    }

    /// When the first page is shown, a search starts, and is held.
    private func searchInsideFirstPage() {
        viewModel.rowsChanged.bind(to: viewModel) { [news] viewModel, _ in
            guard viewModel.numberOfRows == 20 else { return }
            news.pages.preset = nil
            viewModel.searchText.value = "s"
        }
    }

    private func loadFirstPage(isAnsweredAtOnce: Bool) async {
        let page = Page.numbered(1...20, next: "20")
        if isAnsweredAtOnce { news.pages.preset = .success(page) }
        viewModel.loadIfNeeded()
        if !isAnsweredAtOnce { await news.pages.answer(1, with: .success(page)) }
    }
}
