import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: news, what is shown")
struct NewsPresenterTests {
    private let view = NewsViewSpy()
    private let news = NewsServiceStub()
    private let clock = ClockSpy()
    private let presenter: NewsPresenter<NewsViewSpy>

    init() {
        presenter = NewsPresenter(news: news, clock: clock)
        presenter.attach(view)
        view.presenter = presenter
    }

    // MARK: Appearing

    @Test("Appearing loads the first page")
    func appears() async {
        presenter.viewDidAppear()
        #expect(news.pages.questions == [PageQuery(matching: "")])
        #expect(view.loadingCount == 1)
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(view.numberOfRows == 20)
        #expect(view.loadingCount == 0)
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
        #expect(news.pages.questions.count == 2)
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
        #expect(view.pushed == [.article(.numbered(3))])
    }

    @Test("Without articles the text says that there are no news yet")
    func noNews() {
        show(.empty)
        #expect(view.emptyText == Texts.noNews)
    }

    @Test("Without a match the text says so, until there are articles again")
    func noMatch() {
        news.pages.preset = .success(.empty)
        presenter.didEditSearch("swift")
        #expect(view.emptyText == Texts.noMatch(for: "swift"))
        news.pages.preset = .success(.numbered(1...1))
        presenter.didEditSearch("")
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
