import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: news, which answer counts")
struct NewsPresenterLoadingTests {
    private let news = NewsServiceStub()
    private let presenter: NewsPresenter
    private let view: NewsViewSpy

    init() {
        presenter = NewsPresenter(news: news, clock: ClockSpy())
        view = NewsViewSpy(presenter: presenter)
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        presenter.viewDidAppear()
        news.pages.preset = nil
    }

    private var shownTitles: [String] {
        (0..<view.numberOfRows).map { presenter.row(at: $0).title }
    }

    // MARK: Refreshing

    @Test("A refresh keeps the old rows until the new ones are there")
    func refresh() async {
        presenter.didPullToRefresh()
        #expect(view.numberOfRows == 20)
        await news.pages.answer(2, with: .success(.numbered(7...9)))
        #expect(shownTitles == ["Article 7", "Article 8", "Article 9"])
    }

    @Test("A refresh supersedes a page under way")
    func refreshSupersedesPage() async {
        presenter.didReachEnd()
        presenter.didPullToRefresh()
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(3, with: .success(.numbered(7...9)))
        #expect(view.numberOfRows == 3)
        #expect(!view.isLoading)
    }

    @Test("While a refresh is under way, the end of the rows requests nothing")
    func noPageDuringRefresh() async {
        presenter.didPullToRefresh()
        presenter.didPullToRefresh()
        await news.pages.settle()
        presenter.didReachEnd()
        #expect(news.pages.questions.count == 3)
    }

    // MARK: Searching

    @Test("Every edit sends a request, and cancels the one before")
    func search() async {
        presenter.didEditSearch("s")
        presenter.didEditSearch("sw")
        #expect(
            news.pages.questions.suffix(2) == [PageQuery(matching: "s"), PageQuery(matching: "sw")])
        #expect(news.pages.cancelledCount == 1)
        await news.pages.settle()
        #expect(view.isLoading)
    }

    @Test("The latest search counts, whatever the older one answers later")
    func latestWins() async {
        presenter.didEditSearch("s")
        news.pages.dispatch(.success(.numbered(1...5)), to: 2)
        news.pages.preset = .success(.numbered(7...9))
        presenter.didEditSearch("sw")
        #expect(view.numberOfRows == 3)
        await news.pages.settle()
        #expect(view.numberOfRows == 3)
        #expect(!view.isLoading)
        #expect(view.toasts.isEmpty)
    }

    @Test("An empty search brings back all the news")
    func clearsSearch() async {
        presenter.didEditSearch("s")
        presenter.didEditSearch("")
        #expect(news.pages.questions.last == PageQuery(matching: ""))
        await news.pages.answer(3, with: .success(.numbered(1...20)))
        #expect(view.numberOfRows == 20)
    }

    @Test("A refresh and the next page keep the search")
    func refreshesSearch() {
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        presenter.didEditSearch("s")
        presenter.didPullToRefresh()
        presenter.didReachEnd()
        #expect(
            news.pages.questions.suffix(2) == [
                PageQuery(matching: "s"), PageQuery(matching: "s", after: "20"),
            ])
    }

    // MARK: Failures

    @Test(
        "A failure is shown, and the rows are kept",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        news.pages.preset = .failure(error)
        presenter.didPullToRefresh()
        #expect(view.toasts == [Texts.message(for: error)])
        #expect(view.numberOfRows == 20)
        #expect(!view.isLoading)
    }

    @Test("After a failure the same page can be requested again")
    func tryAgain() {
        news.pages.preset = .failure(.offline)
        presenter.didReachEnd()
        news.pages.preset = .success(.numbered(21...25))
        presenter.didReachEnd()
        #expect(
            news.pages.questions.suffix(2) == [
                PageQuery(matching: "", after: "20"), PageQuery(matching: "", after: "20"),
            ])
        #expect(view.numberOfRows == 25)
    }

    @Test("After a failed search, appearing again loads the first page of the text in the field")
    func appearsAfterFailedSearch() {
        searchInVain()
        presenter.viewDidAppear()
        expectSearchAgain()
    }

    @Test(
        "After a failed search, the end of the rows loads the first page of the text in the field")
    func endAfterFailedSearch() {
        searchInVain()
        presenter.didReachEnd()
        expectSearchAgain()
    }

    @Test("A load that ends with its session says nothing")
    func sessionEnds() {
        news.pages.preset = .failure(.sessionEnded)
        presenter.didPullToRefresh()
        #expect(view.toasts.isEmpty)
        #expect(view.numberOfRows == 20)
        #expect(!view.isLoading)
    }

    // MARK: The end

    @Test("The load of the news is cancelled with its screen")
    func cancelsWhenItGoes() async {
        let view: NewsViewSpy
        weak var gone: NewsPresenter?
        do {
            let presenter = NewsPresenter(news: news, clock: ClockSpy())
            view = NewsViewSpy(presenter: presenter)
            gone = presenter
            presenter.viewDidAppear()
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
        await news.pages.settle()
        #expect(view.toasts.isEmpty)
    }

    private func searchInVain() {
        news.pages.preset = .failure(.offline)
        presenter.didEditSearch("s")
        news.pages.preset = .success(.numbered(7...9))
    }

    private func expectSearchAgain(sourceLocation: SourceLocation = #_sourceLocation) {
        let search = PageQuery(matching: "s")
        #expect(news.pages.questions.suffix(2) == [search, search], sourceLocation: sourceLocation)
        #expect(
            shownTitles == ["Article 7", "Article 8", "Article 9"], sourceLocation: sourceLocation)
    }
}
