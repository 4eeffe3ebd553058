import AppContract
import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: news, presenter")
struct NewsPresenterTests {
    private let view = NewsViewSpy()
    private let wireframe = RootWireframeSpy()
    private let interactor = NewsInteractorSpy()
    private let clock = ClockSpy()
    private let presenter: NewsPresenter

    init() {
        presenter = NewsPresenter(interactor: interactor, wireframe: wireframe, clock: clock)
        presenter.view = view
        view.output = presenter
    }

    // MARK: In

    @Test("Each action of a person is passed on to the interactor")
    func passesOn() {
        presenter.viewDidAppear()
        presenter.didEditSearch("s")
        presenter.didPullToRefresh()
        presenter.didReachEnd()
        #expect(interactor.calls == [.loadIfNeeded, .search("s"), .refresh, .loadNextPage])
    }

    // MARK: Rows

    @Test("A row shows the title, the author and the age")
    func row() {
        show(1...3)
        #expect(presenter.numberOfRows == 3)
        #expect(view.reloads == 1)
        #expect(view.numberOfRows == 3)
        #expect(
            presenter.row(at: 1) == ArticleRow(title: "Article 2", byline: "Author 2 · 2 h ago"))
    }

    @Test("Selecting a row opens the article")
    func select() {
        show(1...3)
        presenter.didSelectRow(at: 2)
        #expect(wireframe.moves == [.showArticle(ArticleContent(.numbered(3)))])
    }

    @Test("Without articles the text says that there are no news yet")
    func noNews() {
        presenter.didChangeEmptyReason(.noArticles)
        #expect(view.emptyText == Texts.noNews)
        #expect(view.reloads == 0)
    }

    @Test("Without a match the text says so, until the search is edited")
    func noMatch() {
        presenter.didChangeEmptyReason(.noMatch(for: "swift"))
        #expect(view.emptyText == Texts.noMatch(for: "swift"))
        presenter.didChangeEmptyReason(nil)
        #expect(view.emptyText == "")
    }

    @Test("Loading, appending, selecting and refreshing 100,000 articles makes no row")
    func manyArticles() {
        let news = NewsServiceStub()
        let interactor = NewsInteractor(news: news)
        let presenter = NewsPresenter(interactor: interactor, wireframe: wireframe, clock: clock)
        presenter.view = view
        view.output = presenter
        interactor.output = presenter
        news.pages.preset = .success(.numbered(1...100_000, next: "100000"))
        presenter.viewDidAppear()
        news.pages.preset = .success(.numbered(100_001...100_020))
        presenter.didReachEnd()
        #expect(view.numberOfRows == 100_020)
        presenter.didSelectRow(at: 100_019)
        news.pages.preset = .success(.numbered(1...20))
        presenter.didPullToRefresh()
        #expect(view.numberOfRows == 20)
        #expect(clock.readCount == 0)
        _ = presenter.row(at: 19)
        #expect(clock.readCount == 1)
    }

    // MARK: Loading

    @Test("Appearing loads the first page, and shows loading until it is there")
    func loading() {
        presenter.viewDidAppear()
        #expect(interactor.calls == [.loadIfNeeded])
        presenter.didChangeLoading(true)
        #expect(view.isLoading)
        presenter.didChangeLoading(false)
        #expect(!view.isLoading)
    }

    @Test(
        "A failure shows its message and keeps the rows",
        arguments: [ServiceError.offline, .serverProblem])
    func failure(error: ServiceError) {
        show(1...20)
        presenter.didFail(error)
        #expect(view.toasts == [Texts.message(for: error)])
        #expect(view.reloads == 1)
        #expect(wireframe.moves.isEmpty)
    }

    @Test("A load that ends with its session says nothing")
    func sessionEnded() {
        presenter.didFail(.sessionEnded)
        #expect(view.toasts.isEmpty)
        #expect(wireframe.moves.isEmpty)
    }

    private func show(_ numbers: ClosedRange<Int>) {
        interactor.articles = numbers.map(Article.numbered)
        presenter.didLoad()
    }
}
