import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

/// The test stands where the data handler would: it sees what the context asks, and answers there.
@Suite("MVVM: news, which pages are wanted and shown")
struct NewsBusinessHandlerTests {
    private let context = NewsContext()
    private let router = RouterSpy()
    private let status: StatusSpy
    private let requests = Log<NewsRequest?>()
    private let handler: NewsBusinessHandler
    private let token: ObservationToken

    init() {
        status = StatusSpy(context.status)
        handler = NewsBusinessHandler(context: context, router: router.news)
        token = context.request.observe(requests.add)
    }

    private var asked: [NewsRequest] { requests.entries.compactMap(\.self) }

    // MARK: Appearing

    @Test("Appearing loads the first page")
    func appears() {
        handler.loadIfNeeded()
        #expect(asked == [NewsRequest(text: "", cursor: nil)])
        context.answer.value = .success(.numbered(1...20))
        #expect(handler.articles.map(\.id) == (1...20).map(String.init))
        #expect(handler.articleCount.value == 20)
    }

    @Test("Appearing again asks for nothing, loading or loaded")
    func appearsAgain() {
        context.status.isLoading.value = true
        handler.loadIfNeeded()
        #expect(asked.isEmpty)
        context.status.isLoading.value = false
        show(.empty)
        handler.loadIfNeeded()
        #expect(asked.count == 1)
    }

    @Test("Appearing again after a failure tries again")
    func appearsAfterFailure() {
        handler.loadIfNeeded()
        context.answer.value = .failure(.offline)
        handler.loadIfNeeded()
        #expect(asked.count == 2)
    }

    // MARK: Rows

    @Test("Without articles it says that there are no news yet")
    func noNews() {
        show(.empty)
        #expect(handler.emptyText.value == Texts.noNews)
    }

    @Test("Without a match it says so, until there are articles again")
    func noMatch() {
        handler.search("swift")
        context.answer.value = .success(.empty)
        #expect(handler.emptyText.value == Texts.noMatch(for: "swift"))
        handler.search("")
        context.answer.value = .success(.numbered(1...1))
        #expect(handler.emptyText.value == "")
    }

    // MARK: Pages

    @Test("The end of the rows appends the next page")
    func nextPage() {
        show(.numbered(1...20, next: "20"))
        handler.loadNextPage()
        #expect(asked.last == NewsRequest(text: "", cursor: "20"))
        context.answer.value = .success(.numbered(21...25))
        #expect(handler.articleCount.value == 25)
    }

    @Test("After the last page nothing more is asked for")
    func lastPage() {
        show(.numbered(1...5))
        handler.loadNextPage()
        #expect(asked.count == 1)
    }

    @Test("A page is asked for once at a time")
    func onePageAtATime() {
        show(.numbered(1...20, next: "20"))
        context.status.isLoading.value = true
        handler.loadNextPage()
        #expect(asked.count == 1)
    }

    @Test("Before the first page there is no next")
    func noFirstPage() {
        handler.loadNextPage()
        #expect(asked.isEmpty)
    }

    @Test("An article that new ones shifted onto the next page is shown once")
    func duplicates() {
        show(.numbered(1...20, next: "20"))
        handler.loadNextPage()
        context.answer.value = .success(.numbered(19...25))
        #expect(handler.articles.map(\.id) == (1...25).map(String.init))
    }

    // MARK: Refreshing

    @Test("A refresh keeps the old rows until the new ones are there")
    func refresh() {
        show(.numbered(1...20))
        handler.refresh()
        #expect(handler.articleCount.value == 20)
        context.answer.value = .success(.numbered(7...9))
        #expect(handler.articles.map(\.id) == ["7", "8", "9"])
    }

    @Test("A refresh, and the next page, are of what is searched for")
    func refreshesSearch() {
        handler.search("s")
        context.answer.value = .success(.numbered(1...20, next: "20"))
        handler.refresh()
        context.answer.value = .success(.numbered(1...20, next: "20"))
        handler.loadNextPage()
        #expect(asked.map(\.text) == ["s", "s", "s"])
        #expect(asked.map(\.cursor) == [nil, nil, "20"])
    }

    // MARK: Failures

    @Test(
        "A failure is told and keeps the rows",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        show(.numbered(1...20))
        handler.refresh()
        context.answer.value = .failure(error)
        #expect(status.toasts == [Texts.message(for: error)])
        #expect(handler.articleCount.value == 20)
        #expect(router.moves.isEmpty)
    }

    @Test("After a failure the same page can be asked for again")
    func tryAgain() {
        show(.numbered(1...20, next: "20"))
        handler.loadNextPage()
        context.answer.value = .failure(.offline)
        handler.loadNextPage()
        #expect(asked.map(\.cursor) == [nil, "20", "20"])
    }

    @Test("After a search that failed the next page is of the rows that are there")
    func pageAfterFailedSearch() {
        show(.numbered(1...20, next: "20"))
        handler.search("s")
        context.answer.value = .failure(.offline)
        handler.loadNextPage()
        #expect(asked.last == NewsRequest(text: "", cursor: "20"))
    }

    @Test("An ended session leads to the log-in")
    func sessionEnded() {
        handler.refresh()
        context.answer.value = .failure(.sessionEnded)
        #expect(status.toasts == [Texts.message(for: .sessionEnded)])
        #expect(router.moves == [.login])
    }

    private func show(_ page: Page) {
        handler.loadIfNeeded()
        context.answer.value = .success(page)
    }
}
