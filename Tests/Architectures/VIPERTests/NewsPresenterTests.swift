import AppContract
import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: news, presenter")
struct NewsPresenterTests {
    private let view = NewsViewSpy()
    private let wireframe = WireframeSpy()
    private let interactor = NewsInteractorSpy()
    private let clock = ClockSpy()
    private let presenter: NewsPresenter

    init() {
        presenter = NewsPresenter(interactor: interactor, wireframe: wireframe, clock: clock)
        presenter.view = view
        view.output = presenter
        wireframe.screen = view
    }

    @Test("It does not keep its view alive")
    func weakView() {
        var view: NewsViewSpy? = NewsViewSpy()
        weak let gone = view
        presenter.view = view
        view = nil
        #expect(gone == nil)
    }

    // MARK: In

    @Test("The actions of a person are passed on to the interactor")
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
        presenter.didLoad(matching: "")
        #expect(view.emptyText == Texts.noNews)
    }

    @Test("Without a match the text says so, until there are articles again")
    func noMatch() {
        presenter.didLoad(matching: "swift")
        #expect(view.emptyText == Texts.noMatch(for: "swift"))
        show(1...1)
        #expect(view.emptyText == "")
    }

    @Test("100,000 articles: to append, select and refresh makes no row")
    func manyArticles() {
        show(1...100_000)
        presenter.didReachEnd()
        show(1...100_020)
        presenter.didSelectRow(at: 100_019)
        presenter.didPullToRefresh()
        show(1...20)
        #expect(clock.readCount == 0)
        _ = presenter.row(at: 19)
        #expect(clock.readCount == 1)
    }

    // MARK: Loading

    @Test("Loading shows from start to stop")
    func loading() {
        presenter.didChangeLoading(true)
        #expect(view.loadingCount == 1)
        presenter.didChangeLoading(false)
        #expect(view.loadingCount == 0)
    }

    @Test(
        "A failure is told and keeps the rows",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        show(1...20)
        presenter.didFail(error)
        #expect(view.toasts == [Texts.message(for: error)])
        #expect(view.reloads == 1)
        #expect(wireframe.moves.isEmpty)
    }

    @Test("An ended session is told to the wireframe")
    func sessionEnded() {
        presenter.didFail(.sessionEnded)
        #expect(view.toasts == [Texts.message(for: .sessionEnded)])
        #expect(wireframe.moves == [.showLogin])
    }

    private func show(_ numbers: ClosedRange<Int>) {
        interactor.articles = numbers.map(Article.numbered)
        presenter.didLoad(matching: "")
    }
}
