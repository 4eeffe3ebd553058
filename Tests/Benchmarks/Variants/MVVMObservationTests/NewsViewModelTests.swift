import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

@Suite("MVVMObservation: news, what is shown")
struct NewsViewModelTests {
    private let news = NewsServiceStub()
    private let clock = ClockSpy()
    private let navigation = NavigationSpy()
    private let viewModel: NewsViewModel
    private let status: StatusSpy

    init() {
        viewModel = NewsViewModel(news: news, clock: clock, navigation: navigation)
        status = StatusSpy(viewModel.status)
    }

    // MARK: Appearing

    @Test("Before it appears, nothing is requested and nothing is shown")
    func nothingWanted() {
        #expect(news.pages.questions.isEmpty)
        #expect(viewModel.numberOfRows == 0)
        #expect(viewModel.emptyText == "")
        #expect(!status.isLoading)
    }

    @Test("Appearing loads the first page, and shows loading until it is there")
    func appears() async {
        viewModel.loadIfNeeded()
        #expect(news.pages.questions == [PageQuery(matching: "")])
        #expect(status.isLoading)
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(viewModel.shownNumbers == Array(1...20))
        #expect(!status.isLoading)
    }

    @Test("Appearing again requests nothing, loading or loaded")
    func appearsAgain() async {
        viewModel.loadIfNeeded()
        viewModel.loadIfNeeded()
        await news.pages.answer(1, with: .success(.empty))
        viewModel.loadIfNeeded()
        #expect(news.pages.questions.count == 1)
    }

    @Test("Appearing again after a failure tries again")
    func appearsAfterFailure() {
        news.pages.preset = .failure(.offline)
        viewModel.loadIfNeeded()
        viewModel.loadIfNeeded()
        #expect(news.pages.questions.map(\.text) == ["", ""])
    }

    @Test("After a failed search, appearing again loads the first page of the text in the field")
    func appearsAfterFailedSearch() throws {
        try show(.numbered(1...20, next: "20"))
        news.pages.preset = .failure(.offline)
        viewModel.searchText = "s"
        news.pages.preset = .success(.numbered(7...9))
        viewModel.loadIfNeeded()
        #expect(news.pages.questions.last == PageQuery(matching: "s"))
        #expect(news.pages.questions.count == 3)
        #expect(viewModel.shownNumbers == [7, 8, 9])
    }

    // MARK: Rows

    @Test("A row shows the title, the author and the age")
    func row() throws {
        try show(.numbered(1...3))
        #expect(
            viewModel.row(at: 1) == ArticleRow(title: "Article 2", byline: "Author 2 · 2 h ago"))
    }

    @Test("Loading, selecting and refreshing make no row, and asking for one makes only that one")
    func makesRowsOnDemand() throws {
        try show(.numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(21...40))
        viewModel.loadNextPage()
        viewModel.selectRow(at: 19)
        viewModel.refresh()
        #expect(clock.readCount == 0)
        _ = viewModel.row(at: 19)
        #expect(clock.readCount == 1)
    }

    @Test("Selecting a row opens the article")
    func select() throws {
        try show(.numbered(1...3))
        viewModel.selectRow(at: 2)
        #expect(navigation.moves == [.article(.numbered(3))])
    }

    // MARK: No articles

    @Test("Without articles the text says that there are no news yet")
    func noNews() throws {
        try show(.empty)
        #expect(viewModel.emptyText == Texts.noNews)
        news.pages.preset = .success(.numbered(1...3))
        viewModel.refresh()
        #expect(viewModel.emptyText == "")
    }

    @Test("Without a match the text says so, until the search is edited")
    func noMatch() async {
        news.pages.preset = .success(.empty)
        viewModel.searchText = "swift"
        #expect(viewModel.emptyText == Texts.noMatch(for: "swift"))
        news.pages.preset = nil
        viewModel.searchText = "swif"
        #expect(viewModel.emptyText == "")
        await news.pages.answer(2, with: .success(.empty))
        #expect(viewModel.emptyText == Texts.noMatch(for: "swif"))
    }

    @Test(
        "While a search is under way or after its failure, there is no text, because none is true")
    func noTextMeanwhile() async throws {
        try show(.empty)
        news.pages.preset = nil
        viewModel.searchText = "swift"
        #expect(viewModel.emptyText == "")
        await news.pages.answer(2, with: .failure(.offline))
        #expect(viewModel.emptyText == "")
    }

    @Test("An edit back to the search of the list shows its text again at once")
    func editsBack() throws {
        try show(.empty)
        news.pages.preset = nil
        viewModel.searchText = "s"
        viewModel.searchText = ""
        #expect(viewModel.emptyText == Texts.noNews)
    }

    // MARK: What a view notices

    @Test("A view that shows the rows notices a page, even if other articles are as many")
    func noticesPage() throws {
        try show(.numbered(1...3))
        let rows = ChangeSpy(viewModel.numberOfRows)
        news.pages.preset = .success(.numbered(4...6))
        viewModel.refresh()
        #expect(rows.hasNoticed)
        #expect(viewModel.shownNumbers == [4, 5, 6])
    }

    @Test("A view that shows the rows notices no load that fails")
    func noticesNoFailure() throws {
        try show(.numbered(1...3))
        let rows = ChangeSpy(viewModel.numberOfRows)
        news.pages.preset = .failure(.offline)
        viewModel.refresh()
        #expect(!rows.hasNoticed)
    }

    @Test("A view that shows why there are no rows notices an edit of the search")
    func noticesEdit() throws {
        try show(.empty)
        let text = ChangeSpy(viewModel.emptyText)
        viewModel.searchText = "s"
        #expect(text.hasNoticed)
    }

    @Test("A view that shows the loading indicator notices when a load begins and when it ends")
    func noticesLoading() async {
        let begin = ChangeSpy(viewModel.status.isLoading)
        viewModel.loadIfNeeded()
        #expect(begin.hasNoticed)
        let end = ChangeSpy(viewModel.status.isLoading)
        await news.pages.answer(1, with: .success(.empty))
        #expect(end.hasNoticed)
    }

    /// Shows the first page. Tests stop here if that fails, because there would be no rows to read.
    private func show(_ page: Page) throws {
        news.pages.preset = .success(page)
        viewModel.loadIfNeeded()
        try #require(viewModel.numberOfRows == page.articles.count)
    }
}
