import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite("MVVM: news, the pages that are shown")
struct NewsDataHandlerTests {
    private let news = NewsServiceStub()
    private let status: StatusSpy
    private let failures = Log<ServiceError>()
    private let handler: NewsDataHandler
    private let token: ObservationToken

    init() {
        handler = NewsDataHandler(news: news)
        status = StatusSpy(handler.status)
        token = handler.failure.bind(to: failures) { $0.add($1) }
    }

    // MARK: The first page

    @Test("At first nothing is requested and nothing is shown")
    func nothingWanted() {
        #expect(news.pages.questions.isEmpty)
        #expect(handler.articles.value.isEmpty)
        #expect(handler.shownText == nil)
        #expect(!status.isLoading)
    }

    @Test("It requests the first page and shows it, and loading is shown until then")
    func firstPage() async {
        handler.loadFirstPage(matching: "s")
        #expect(news.pages.questions == [PageQuestion("s")])
        #expect(status.isLoading)
        #expect(handler.shownText == nil)
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(shownIDs == (1...20).map(\.description))
        #expect(handler.shownText == "s")
        #expect(status.loadingStates == [false, true, false])
    }

    @Test("An observer of a failure can try again at once")
    func tryAgainAtOnce() {
        let token = handler.failure.bind(to: news) { [handler] news, _ in
            news.pages.preset = nil
            handler.loadFirstPage(matching: "")
        }
        fail(with: .offline, matching: "")
        #expect(news.pages.questions.count == 2)
        #expect(status.isLoading)
        token.cancel()
    }

    @Test("An observer of the first page can request the next one at once")
    func nextPageAtOnce() {
        let token = handler.articles.bind(to: news) { [handler] news, articles in
            if !articles.isEmpty { news.pages.preset = nil }
            handler.loadNextPage()
        }
        show(.numbered(1...20, next: "20"))
        #expect(news.pages.questions.map(\.cursor) == [nil, "20"])
        token.cancel()
    }

    @Test("The same page is requested again, and is told again")
    func sameAgain() {
        let counts = Log<Int>()
        let token = handler.articles.bind(to: counts) { $0.add($1.count) }
        show(.numbered(1...3))
        show(.numbered(1...3))
        #expect(news.pages.questions == [PageQuestion(""), PageQuestion("")])
        #expect(counts.entries == [0, 3, 3])
        token.cancel()
    }

    @Test("A refresh keeps the old rows until the new ones are there")
    func refresh() async {
        show(.numbered(1...20))
        news.pages.preset = nil
        handler.loadFirstPage(matching: "")
        #expect(handler.articles.value.count == 20)
        await news.pages.answer(2, with: .success(.numbered(7...9)))
        #expect(shownIDs == ["7", "8", "9"])
    }

    // MARK: The next page

    @Test("The next page continues what is shown, and is appended")
    func nextPage() {
        show(.numbered(1...20, next: "20"), matching: "s")
        news.pages.preset = .success(.numbered(21...25))
        handler.loadNextPage()
        #expect(news.pages.questions.last == PageQuestion("s", after: "20"))
        #expect(shownIDs == (1...25).map(\.description))
    }

    @Test("After the last page nothing more is requested")
    func lastPage() {
        show(.numbered(1...5))
        handler.loadNextPage()
        #expect(news.pages.questions.count == 1)
    }

    @Test("Before the first page there is no next")
    func noFirstPage() {
        handler.loadNextPage()
        #expect(news.pages.questions.isEmpty)
    }

    @Test("An article that new ones shifted onto the next page is shown once")
    func duplicates() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(19...25))
        handler.loadNextPage()
        #expect(shownIDs == (1...25).map(\.description))
    }

    // MARK: Failures

    @Test("A failure is told and keeps the rows")
    func failure() {
        show(.numbered(1...20))
        fail(with: .offline, matching: "s")
        #expect(failures.entries == [.offline])
        #expect(handler.articles.value.count == 20)
        #expect(handler.shownText == "")
        #expect(!status.isLoading)
    }

    @Test("After a failure the same page can be requested again")
    func tryAgain() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .failure(.offline)
        handler.loadNextPage()
        handler.loadNextPage()
        #expect(news.pages.questions.map(\.cursor) == [nil, "20", "20"])
        #expect(failures.entries == [.offline, .offline])
    }

    @Test("After a failed search, the next page continues the rows that are shown")
    func pageAfterFailedSearch() {
        show(.numbered(1...20, next: "20"))
        fail(with: .offline, matching: "s")
        handler.loadNextPage()
        #expect(news.pages.questions.last == PageQuestion("", after: "20"))
    }

    private var shownIDs: [Article.ID] { handler.articles.value.map(\.id) }

    private func show(_ page: Page, matching text: String = "") {
        news.pages.preset = .success(page)
        handler.loadFirstPage(matching: text)
    }

    private func fail(with error: ServiceError, matching text: String) {
        news.pages.preset = .failure(error)
        handler.loadFirstPage(matching: text)
    }
}
