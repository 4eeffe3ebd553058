import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: news, what is shown")
struct NewsPresenterTests {
    private let news = NewsServiceStub()
    private let clock = ClockSpy()
    private let presenter: NewsPresenter
    private let view: NewsViewSpy

    init() {
        presenter = NewsPresenter(news: news, clock: clock)
        view = NewsViewSpy(presenter: presenter)
    }

    // MARK: Appearing

    @Test("Appearing loads the first page, and shows loading until it is there")
    func appears() async {
        presenter.viewDidAppear()
        #expect(news.pages.questions == [PageQuery(matching: "")])
        #expect(view.isLoading)
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(view.numberOfRows == 20)
        #expect(!view.isLoading)
    }

    @Test("Appearing again requests nothing, loading or loaded")
    func appearsAgain() async {
        presenter.viewDidAppear()
        presenter.viewDidAppear()
        await news.pages.answer(1, with: .success(.empty))
        presenter.viewDidAppear()
        #expect(news.pages.questions.count == 1)
    }

    @Test("Appearing again after a failure tries again")
    func appearsAfterFailure() {
        news.pages.preset = .failure(.offline)
        presenter.viewDidAppear()
        presenter.viewDidAppear()
        #expect(news.pages.questions == [PageQuery(matching: ""), PageQuery(matching: "")])
    }

    // MARK: Rows

    @Test("A row shows the title, the author and the age")
    func row() {
        show(.numbered(1...3))
        #expect(
            presenter.row(at: 1) == ArticleRow(title: "Article 2", byline: "Author 2 · 2 h ago"))
    }

    @Test("Selecting a row opens the article")
    func select() {
        show(.numbered(1...3))
        presenter.didSelectRow(at: 2)
        let articles = view.articles.map(ArticleViewSpy.init)
        #expect(articles.map(\.title) == ["Article 3"])
        #expect(articles.map(\.byline) == ["Author 3 · 3 h ago"])
    }

    @Test("Without articles the text says that there are no news yet")
    func noNews() {
        show(.empty)
        #expect(view.emptyText == Texts.noNews)
    }

    @Test("Without a match the text says so, until the search is edited")
    func noMatch() {
        news.pages.preset = .success(.empty)
        presenter.didEditSearch("swift")
        #expect(view.emptyText == Texts.noMatch(for: "swift"))
        news.pages.preset = nil
        presenter.didEditSearch("swif")
        #expect(view.emptyText == "")
    }

    @Test("With articles there is no text in place of the rows")
    func noEmptyText() {
        show(.empty)
        news.pages.preset = .success(.numbered(1...1))
        presenter.didPullToRefresh()
        #expect(view.emptyText == "")
    }

    // MARK: Pages

    @Test("The end of the rows appends the next page")
    func nextPage() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(21...25))
        presenter.didReachEnd()
        #expect(news.pages.questions.last == PageQuery(matching: "", after: "20"))
        #expect(view.numberOfRows == 25)
    }

    @Test("After the last page nothing more is requested")
    func lastPage() {
        show(.numbered(1...5))
        presenter.didReachEnd()
        #expect(news.pages.questions.count == 1)
    }

    @Test("A page is requested only once at a time")
    func onePageAtATime() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        presenter.didReachEnd()
        presenter.didReachEnd()
        #expect(news.pages.questions.count == 2)
    }

    @Test("An end that is reached while the rows are shown asks for the page after them")
    func endReachedWhileShowing() {
        show(.numbered(1...20, next: "20"))
        view.didReloadRows = {
            view.didReloadRows = {}
            presenter.didReachEnd()
        }
        news.pages.preset = .success(.numbered(7...9, next: "9"))
        presenter.didEditSearch("s")
        #expect(
            news.pages.questions.suffix(2) == [
                PageQuery(matching: "s"), PageQuery(matching: "s", after: "9"),
            ])
    }

    @Test("100,000 articles: to append, select and refresh makes no row")
    func manyArticles() throws {
        show(.numbered(1...100_000, next: "100000"))
        news.pages.preset = .success(.numbered(100_001...100_020))
        presenter.didReachEnd()
        try #require(view.numberOfRows == 100_020)
        presenter.didSelectRow(at: 100_019)
        presenter.didPullToRefresh()
        #expect(clock.readCount == 0)
        _ = presenter.row(at: 19)
        #expect(clock.readCount == 1)
    }

    private func show(_ page: Page) {
        news.pages.preset = .success(page)
        presenter.viewDidAppear()
    }
}
