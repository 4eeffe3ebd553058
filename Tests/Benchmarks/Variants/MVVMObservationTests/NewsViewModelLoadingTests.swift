import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

@Suite("MVVMObservation: news, which answer counts")
struct NewsViewModelLoadingTests {
    private let news = NewsServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: NewsViewModel
    private let status: StatusSpy

    init() {
        viewModel = NewsViewModel(news: news, clock: ClockSpy(), navigation: navigation)
        status = StatusSpy(viewModel.status)
    }

    // MARK: The first page

    @Test("Every edit sends a request, and cancels the one before")
    func search() async {
        viewModel.searchText = "s"
        viewModel.searchText = "sw"
        viewModel.searchText = ""
        #expect(news.pages.questions.map(\.text) == ["s", "sw", ""])
        #expect(news.pages.cancelledCount == 2)
        await news.pages.settle()
        #expect(status.isLoading)
    }

    @Test("A refresh keeps the old rows until the new ones are there")
    func refresh() async {
        show(.numbered(1...20))
        news.pages.preset = nil
        viewModel.refresh()
        #expect(viewModel.shownNumbers == Array(1...20))
        await news.pages.answer(2, with: .success(.numbered(7...9)))
        #expect(viewModel.shownNumbers == [7, 8, 9])
    }

    // MARK: The next page

    @Test("A refresh and the next page keep the search")
    func keepsSearch() {
        show(.numbered(1...20, next: "20"), matching: "s")
        viewModel.refresh()
        viewModel.loadNextPage()
        #expect(
            news.pages.questions == [
                PageQuery(matching: "s"), PageQuery(matching: "s"),
                PageQuery(matching: "s", after: "20"),
            ])
    }

    @Test("The end of the rows appends the next page")
    func nextPage() async {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        viewModel.loadNextPage()
        #expect(news.pages.questions.map(\.cursor) == [nil, "20"])
        #expect(status.isLoading)
        await news.pages.answer(2, with: .success(.numbered(21...25)))
        #expect(viewModel.shownNumbers == Array(1...25))
        #expect(!status.isLoading)
    }

    @Test("Without a first page, the end of the rows loads it")
    func noFirstPage() {
        viewModel.loadNextPage()
        viewModel.loadNextPage()
        #expect(news.pages.questions == [PageQuery(matching: "")])
    }

    @Test("After the last page nothing more is requested")
    func lastPage() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(21...25))
        viewModel.loadNextPage()
        viewModel.loadNextPage()
        #expect(news.pages.questions.map(\.cursor) == [nil, "20"])
    }

    @Test("A page is requested only once at a time")
    func onePageAtATime() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        viewModel.loadNextPage()
        viewModel.loadNextPage()
        #expect(news.pages.questions.map(\.cursor) == [nil, "20"])
    }

    // MARK: Superseding

    @Test("While a refresh that replaced another one is under way, no page is requested")
    func noPageDuringSecondRefresh() async {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        viewModel.refresh()
        viewModel.refresh()
        await news.pages.settle()
        viewModel.loadNextPage()
        #expect(news.pages.questions.map(\.cursor) == [nil, nil, nil])
    }

    @Test("A refresh supersedes a page under way")
    func refreshSupersedesPage() async {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        viewModel.loadNextPage()
        viewModel.refresh()
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(3, with: .success(.numbered(7...9)))
        #expect(viewModel.shownNumbers == [7, 8, 9])
        #expect(!status.isLoading)
    }

    @Test("The answer to a superseded request changes nothing, even if it was on its way")
    func answerOnItsWay() async {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        viewModel.loadNextPage()
        news.pages.dispatch(.success(.numbered(21...40)), to: 2)
        viewModel.refresh()
        await news.pages.settle()
        #expect(viewModel.shownNumbers == Array(1...20))
        #expect(status.toasts.isEmpty)
        #expect(status.isLoading)
    }

    @Test("The latest search counts, whatever the older one answers later")
    func latestWins() async {
        viewModel.searchText = "s"
        news.pages.dispatch(.success(.numbered(1...5)), to: 1)
        show(.empty, matching: "sw")
        await news.pages.settle()
        #expect(viewModel.numberOfRows == 0)
        #expect(viewModel.emptyText == Texts.noMatch(for: "sw"))
        #expect(!status.isLoading)
    }

    private func show(_ page: Page, matching text: String = "") {
        news.pages.preset = .success(page)
        viewModel.searchText = text
    }
}
