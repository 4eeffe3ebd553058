import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

/// Loads that start while the answer to another one is being told.
@Suite("MVVM: news, loads inside answers")
struct NewsViewModelReentrancyTests {
    private let news = NewsServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: NewsViewModel
    private let status: StatusSpy
    private let follower = Log<Int>()

    init() {
        viewModel = NewsViewModel(news: news, clock: ClockSpy(), navigation: navigation.news)
        status = StatusSpy(viewModel.status)
    }

    @Test("A follower of a failure can try again at once")
    func tryAgainAtOnce() {
        status.didShowToast = { [news, weak viewModel] in
            news.pages.preset = nil
            viewModel?.refresh()
        }
        news.pages.preset = .failure(.offline)
        viewModel.refresh()
        #expect(news.pages.questions.count == 2)
        #expect(status.isLoading)
    }

    @Test("A follower of the first page can request the next one at once")
    func nextPageAtOnce() async {
        viewModel.rows.bind(to: follower) { [news, weak viewModel] _, rows in
            if !rows.isEmpty { news.pages.preset = nil }
            viewModel?.loadNextPage()
        }
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        viewModel.loadIfNeeded()
        #expect(news.pages.questions.map(\.cursor) == [nil, "20"])
        await news.pages.answer(2, with: .success(.numbered(21...25)))
        #expect(viewModel.rows.value.count == 25)
    }

    @Test(
        "A search that a follower starts inside an answer is not lost", arguments: [true, false])
    func searchInsideAnswer(isAnsweredAtOnce: Bool) async {
        searchInsideFirstPage()
        await loadFirstPage(isAnsweredAtOnce: isAnsweredAtOnce)
        #expect(status.isLoading)
        viewModel.loadNextPage()
        #expect(news.pages.questions == [PageQuestion(""), PageQuestion("s")])
        await news.pages.answer(2, with: .success(.numbered(7...9, next: "9")))
        #expect(viewModel.rows.value.count == 3)
        #expect(!status.isLoading)
        viewModel.loadNextPage()
        #expect(news.pages.questions.last == PageQuestion("s", after: "9"))
    }

    @Test("It can be superseded like any other", arguments: [true, false])
    func supersedesSearchInsideAnswer(isAnsweredAtOnce: Bool) async {
        searchInsideFirstPage()
        await loadFirstPage(isAnsweredAtOnce: isAnsweredAtOnce)
        viewModel.searchText.value = "sw"
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(3, with: .success(.numbered(7...9)))
        #expect(viewModel.rows.value.count == 3)
        #expect(!status.isLoading)
    }

    @Test("If it is answered at once, its rows take the place of the others")
    func searchAnsweredInsideAnswer() {
        viewModel.rows.bind(to: follower) { [news, weak viewModel] follower, rows in
            follower.add(rows.count)
            guard rows.count == 20 else { return }
            news.pages.preset = .success(.numbered(7...9, next: "9"))
            viewModel?.searchText.value = "s"
        }
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        viewModel.loadIfNeeded()
        #expect(follower.entries == [0, 20, 3])
        #expect(viewModel.rows.value[0].title == "Article 7")
        #expect(!status.isLoading)
        viewModel.loadNextPage()
        #expect(news.pages.questions.last == PageQuestion("s", after: "9"))
    }

    /// When the first page is told, a search starts, and is held.
    private func searchInsideFirstPage() {
        viewModel.rows.bind(to: follower) { [news, weak viewModel] _, rows in
            guard rows.count == 20 else { return }
            news.pages.preset = nil
            viewModel?.searchText.value = "s"
        }
    }

    private func loadFirstPage(isAnsweredAtOnce: Bool) async {
        let page = Page.numbered(1...20, next: "20")
        if isAnsweredAtOnce { news.pages.preset = .success(page) }
        viewModel.loadIfNeeded()
        if !isAnsweredAtOnce { await news.pages.answer(1, with: .success(page)) }
    }
}
