import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

/// The view model with its two handlers: what a view is bound to, and that the parts are wired.
@Suite("MVVM: news, what is shown")
struct NewsViewModelTests {
    private let news = NewsServiceStub()
    private let clock = ClockSpy()
    private let router = RouterSpy()
    private let viewModel: NewsViewModel
    private let status: StatusSpy

    init() {
        viewModel = NewsViewModel(
            context: NewsContext(news: news, router: router.news), clock: clock)
        status = StatusSpy(viewModel.status)
    }

    // MARK: Appearing

    @Test("Appearing loads the first page")
    func appears() async {
        viewModel.events.viewDidAppear()
        #expect(news.pages.questions == [PageQuestion("")])
        #expect(status.isLoading)
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(viewModel.numberOfRows == 20)
        #expect(!status.isLoading)
    }

    @Test("Appearing again requests nothing, loading or loaded")
    func appearsAgain() async {
        viewModel.events.viewDidAppear()
        viewModel.events.viewDidAppear()
        await news.pages.answer(1, with: .success(.empty))
        viewModel.events.viewDidAppear()
        #expect(news.pages.questions.count == 1)
    }

    // MARK: Rows

    @Test("A row shows the title, the author and the age")
    func row() {
        show(.numbered(1...3))
        #expect(
            viewModel.row(at: 1) == ArticleRow(title: "Article 2", byline: "Author 2 · 2 h ago"))
    }

    // MARK: No articles

    @Test("Without articles the text says that there are no news yet, as soon as it is told")
    func noNews() {
        #expect(viewModel.emptyText.value == "")
        show(.empty)
        #expect(viewModel.emptyText.value == Texts.noNews)
    }

    @Test("Without a match the text says so, until there are articles again")
    func noMatch() {
        news.pages.preset = .success(.empty)
        viewModel.events.search("swift")
        #expect(viewModel.emptyText.value == Texts.noMatch(for: "swift"))
        news.pages.preset = .success(.numbered(1...1))
        viewModel.events.search("")
        #expect(viewModel.emptyText.value == "")
    }

    // MARK: Selecting

    @Test("Selecting a row opens the article")
    func select() {
        show(.numbered(1...3))
        viewModel.events.selectRow(at: 2)
        #expect(router.moves == [.article(.numbered(3))])
    }

    @Test("A change to as many other articles is told, too")
    func sameCount() {
        show(.numbered(1...3))
        let counts = Log<Int>()
        let token = viewModel.articles.bind(to: counts) { $0.add($1.count) }
        news.pages.preset = .success(.numbered(4...6))
        viewModel.events.refresh()
        token.cancel()
        #expect(counts.entries == [3, 3])
        #expect(viewModel.row(at: 0).title == "Article 4")
    }

    // MARK: Pages

    @Test("The end of the rows appends the next page")
    func nextPage() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(21...25))
        viewModel.events.reachedEnd()
        #expect(news.pages.questions.last == PageQuestion("", after: "20"))
        #expect(viewModel.numberOfRows == 25)
    }

    @Test("100,000 articles: to append, select and refresh makes no row")
    func manyArticles() throws {
        show(.numbered(1...100_000, next: "100000"))
        news.pages.preset = .success(.numbered(100_001...100_020))
        viewModel.events.reachedEnd()
        try #require(viewModel.numberOfRows == 100_020)
        viewModel.events.selectRow(at: 100_019)
        viewModel.events.refresh()
        #expect(clock.readCount == 0)
        _ = viewModel.row(at: 19)
        #expect(clock.readCount == 1)
    }

    // MARK: Searching

    @Test("Every edit sends a request, and cancels the one before")
    func search() async {
        viewModel.events.search("s")
        viewModel.events.search("sw")
        #expect(news.pages.questions == [PageQuestion("s"), PageQuestion("sw")])
        #expect(news.pages.cancelledCount == 1)
        await news.pages.settle()
        #expect(status.isLoading)
    }

    @Test("Before it appears, nothing is requested")
    func nothingWanted() {
        #expect(news.pages.questions.isEmpty)
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: NewsViewModel?
        let articles: ObservableValue<[Article]>
        do {
            let viewModel = NewsViewModel(
                context: NewsContext(news: news, router: router.news), clock: clock)
            gone = viewModel
            articles = viewModel.articles
            viewModel.events.viewDidAppear()
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(articles.value.isEmpty)
    }

    private func show(_ page: Page) {
        news.pages.preset = .success(page)
        viewModel.events.viewDidAppear()
    }
}
