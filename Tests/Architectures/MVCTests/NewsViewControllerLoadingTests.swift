import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVC

@Suite("MVC: news, which answer counts")
struct NewsViewControllerLoadingTests {
    private let news = NewsServiceStub()
    private let window = Window()
    private let person: Person

    /// The first page is there, and the second can be requested.
    init() {
        person = Person(at: window)
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        window.show(NewsViewController(news: news, clock: ClockSpy()))
        news.pages.preset = nil
    }

    private var numberOfRows: Int {
        get throws { try person.table().numberOfRows }
    }

    // MARK: Refreshing

    @Test("A refresh keeps the old rows until the new ones are there")
    func refresh() async throws {
        try person.pullToRefresh()
        #expect(window.isLoading)
        #expect(try numberOfRows == 20)
        await news.pages.answer(2, with: .success(.numbered(7...9)))
        #expect(try numberOfRows == 3)
        #expect(person.sees("Article 7"))
    }

    @Test("A refresh and the next page keep the search")
    func refreshesSearch() throws {
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        try person.type("s", into: Texts.search)
        try person.pullToRefresh()
        try person.scrollToEnd()
        #expect(
            news.pages.questions.suffix(2) == [
                PageQuery(matching: "s"), PageQuery(matching: "s", after: "20"),
            ])
    }

    @Test("A refresh supersedes a page under way")
    func refreshSupersedesPage() async throws {
        try person.scrollToEnd()
        try person.pullToRefresh()
        #expect(news.pages.cancelledCount == 1)
        await news.pages.settle()
        #expect(window.isLoading)
        await news.pages.answer(3, with: .success(.numbered(7...9)))
        #expect(try numberOfRows == 3)
        #expect(!window.isLoading)
    }

    // MARK: Searching

    @Test("Every edit sends a request, and cancels the one before")
    func search() async throws {
        try person.type("sw", into: Texts.search)
        #expect(
            news.pages.questions.suffix(2) == [PageQuery(matching: "s"), PageQuery(matching: "sw")])
        #expect(news.pages.cancelledCount == 1)
        await news.pages.settle()
        #expect(window.isLoading)
    }

    @Test("The latest search counts, whatever the older one answers later")
    func latestCounts() async throws {
        try person.type("s", into: Texts.search)
        news.pages.dispatch(.success(.numbered(1...5)), to: 2)
        news.pages.preset = .success(.numbered(7...9))
        try person.type("w", into: Texts.search)
        await news.pages.settle()
        #expect(try numberOfRows == 3)
        #expect(!window.isLoading)
        #expect(window.toast == nil)
    }

    // MARK: Failures

    @Test(
        "After a failure the same page can be requested again",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func tryAgain(error: ServiceError) throws {
        news.pages.preset = .failure(error)
        try person.scrollToEnd()
        #expect(window.toast == Texts.message(for: error))
        #expect(!window.isLoading)
        #expect(try numberOfRows == 20)
        news.pages.preset = .success(.numbered(21...25))
        try person.scrollToEnd()
        let next = PageQuery(matching: "", after: "20")
        #expect(news.pages.questions.suffix(2) == [next, next])
        #expect(try numberOfRows == 25)
    }

    // MARK: The end

    @Test("A load that ends with its session says nothing")
    func sessionEnds() async {
        let app = AppInWindow()
        app.launch(isLoggedIn: true)
        #expect(app.news.pages.questions.count == 1)
        app.authentication.serverEndsSession()
        await app.news.pages.answer(1, with: .failure(.sessionEnded))
        #expect(app.window.toast == Texts.sessionEnded)
        #expect(app.titles == [Texts.logIn])
    }

    @Test("The load of the news is cancelled with its screen")
    func cancelled() async throws {
        weak let screen = window.topViewController
        try person.pullToRefresh()
        window.closeScreens()
        #expect(screen == nil)
        #expect(news.pages.cancelledCount == 1)
        await news.pages.settle()
        #expect(window.toast == nil)
    }
}
