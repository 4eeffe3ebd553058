import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite("MVVM: news, what is shown")
struct NewsViewModelTests {
    private let news = NewsServiceStub()
    private let clock = ClockSpy()
    private let navigation = NavigationSpy()
    private let viewModel: NewsViewModel
    private let status: StatusSpy

    init() {
        viewModel = NewsViewModel(news: news, clock: clock, navigation: navigation.news)
        status = StatusSpy(viewModel.status)
        navigation.screen = status
    }

    // MARK: Appearing

    @Test("Before it appears, nothing is requested and nothing is shown")
    func nothingWanted() {
        #expect(news.pages.questions.isEmpty)
        #expect(viewModel.rows.value.count == 0)
        #expect(viewModel.emptyText.value == "")
        #expect(!status.isLoading)
    }

    @Test("Appearing loads the first page")
    func appears() async {
        viewModel.loadIfNeeded()
        #expect(news.pages.questions == [PageQuestion("")])
        #expect(status.isLoading)
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(viewModel.rows.value.count == 20)
        #expect(status.loadingStates == [false, true, false])
    }

    @Test("Appearing again requests nothing, loading or loaded")
    func appearsAgain() async {
        viewModel.loadIfNeeded()
        viewModel.loadIfNeeded()
        await news.pages.answer(1, with: .success(.empty))
        viewModel.loadIfNeeded()
        #expect(news.pages.questions.count == 1)
    }

    @Test("Appearing again after a failure tries again, with the same search")
    func appearsAfterFailure() {
        news.pages.preset = .failure(.offline)
        viewModel.loadIfNeeded()
        viewModel.loadIfNeeded()
        viewModel.searchText.value = "s"
        viewModel.loadIfNeeded()
        #expect(news.pages.questions.map(\.text) == ["", "", "s", "s"])
    }

    // MARK: Rows

    @Test("A row shows the title, the author and the age")
    func row() {
        show(.numbered(1...3))
        #expect(
            viewModel.rows.value[1] == ArticleRow(title: "Article 2", byline: "Author 2 · 2 h ago"))
    }

    @Test("When rows are told, they can be read")
    func rowsAreThere() {
        let titles = Log<String>()
        viewModel.rows.bind(to: titles) { [viewModel] titles, rows in
            #expect(Array(viewModel.rows.value) == Array(rows))
            if let last = rows.last { titles.add(last.title) }
        }
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(21...25))
        viewModel.loadNextPage()
        #expect(titles.entries == ["Article 20", "Article 25"])
    }

    @Test("A change to as many other articles is told, too")
    func sameCount() {
        show(.numbered(1...3))
        let counts = Log<Int>()
        viewModel.rows.bind(to: counts) { $0.add($1.count) }
        news.pages.preset = .success(.numbered(4...6))
        viewModel.refresh()
        #expect(counts.entries == [3, 3])
        #expect(viewModel.rows.value[0].title == "Article 4")
    }

    // MARK: No articles

    @Test("Without articles the text says that there are no news yet")
    func noNews() {
        #expect(viewModel.emptyText.value == "")
        show(.empty)
        #expect(viewModel.emptyText.value == Texts.noNews)
    }

    @Test("Without a match the text says so, until there are articles again")
    func noMatch() {
        news.pages.preset = .success(.empty)
        viewModel.searchText.value = "swift"
        #expect(viewModel.emptyText.value == Texts.noMatch(for: "swift"))
        news.pages.preset = .success(.numbered(1...1))
        viewModel.searchText.value = ""
        #expect(viewModel.emptyText.value == "")
    }

    @Test("The text says what was searched for last when the answer comes, and not before")
    func noMatchWaits() async {
        show(.empty)
        news.pages.preset = nil
        viewModel.searchText.value = "swift"
        #expect(viewModel.emptyText.value == Texts.noNews)
        await news.pages.answer(2, with: .success(.empty))
        #expect(viewModel.emptyText.value == Texts.noMatch(for: "swift"))
    }

    // MARK: Selecting

    @Test("Selecting a row opens the article")
    func select() {
        show(.numbered(1...3))
        viewModel.selectRow(at: 2)
        #expect(navigation.moves == [.article(.numbered(3))])
    }

    // MARK: Pages

    @Test("The end of the rows appends the next page")
    func nextPage() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(21...25))
        viewModel.loadNextPage()
        #expect(news.pages.questions.last == PageQuestion("", after: "20"))
        #expect(viewModel.rows.value.count == 25)
    }

    @Test("100,000 articles: to append, select and refresh makes no row")
    func manyArticles() throws {
        show(.numbered(1...100_000, next: "100000"))
        news.pages.preset = .success(.numbered(100_001...100_020))
        viewModel.loadNextPage()
        try #require(viewModel.rows.value.count == 100_020)
        viewModel.selectRow(at: 100_019)
        viewModel.refresh()
        #expect(clock.readCount == 0)
        _ = viewModel.rows.value[19]
        #expect(clock.readCount == 1)
    }

    // MARK: Searching

    @Test("Every edit sends a request, and cancels the one before")
    func search() async {
        viewModel.searchText.value = "s"
        viewModel.searchText.value = "sw"
        viewModel.searchText.value = ""
        #expect(news.pages.questions == ["s", "sw", ""].map { PageQuestion($0) })
        #expect(news.pages.cancelledCount == 2)
        await news.pages.settle()
        #expect(status.isLoading)
    }

    // MARK: Failures

    @Test(
        "A failure is shown, and no screen changes",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        news.pages.preset = .failure(error)
        viewModel.refresh()
        #expect(status.toasts == [Texts.message(for: error)])
        #expect(navigation.moves.isEmpty)
        #expect(!status.isLoading)
        #expect(news.pages.questions.count == 1)
    }

    @Test("An ended session is told, and then leads to the log-in")
    func sessionEnded() {
        navigation.willMove = { [status] in
            #expect(status.toasts == [Texts.message(for: .sessionEnded)])
            #expect(!status.isLoading)
        }
        news.pages.preset = .failure(.sessionEnded)
        viewModel.refresh()
        #expect(navigation.moves == [.login])
    }

    private func show(_ page: Page) {
        news.pages.preset = .success(page)
        viewModel.loadIfNeeded()
    }
}
