import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

/// A double stands where the data handler would. It shows which pages are asked for.
@Suite("MVVM: news, what the person does")
struct NewsBusinessHandlerTests {
    private let data = NewsDataStub()
    private let router = RouterSpy()
    private let status: StatusSpy
    private let handler: NewsBusinessHandler

    init() {
        status = StatusSpy(data.status)
        router.screen = status
        handler = NewsBusinessHandler(data: data, router: router.news)
    }

    // MARK: Appearing

    @Test("Nothing is requested before it appears")
    func nothingWanted() {
        #expect(data.requests.isEmpty)
    }

    @Test("Appearing loads the first page")
    func appears() {
        handler.viewDidAppear()
        #expect(data.requests == [.firstPage("")])
    }

    @Test("Appearing while the first page loads requests nothing")
    func appearsWhileLoading() {
        data.status.setLoading(true)
        handler.viewDidAppear()
        #expect(data.requests.isEmpty)
    }

    @Test("Appearing again requests nothing, also if there are no articles")
    func appearsAgain() {
        data.shownText = ""
        handler.viewDidAppear()
        #expect(data.requests.isEmpty)
    }

    @Test("Appearing again after a failure tries again, with the same search")
    func appearsAfterFailure() {
        handler.viewDidAppear()
        data.failure.send(.offline)
        handler.viewDidAppear()
        handler.search("s")
        data.failure.send(.offline)
        handler.viewDidAppear()
        #expect(
            data.requests == [
                .firstPage(""), .firstPage(""), .firstPage("s"), .firstPage("s"),
            ])
    }

    // MARK: Asking

    @Test("Every edit of the search requests its first page")
    func search() {
        handler.search("s")
        handler.search("sw")
        handler.search("")
        #expect(data.requests == [.firstPage("s"), .firstPage("sw"), .firstPage("")])
    }

    @Test("A refresh keeps the search")
    func refresh() {
        handler.refresh()
        handler.search("s")
        handler.refresh()
        #expect(data.requests == [.firstPage(""), .firstPage("s"), .firstPage("s")])
    }

    @Test("The end of the rows requests the next page")
    func reachesEnd() {
        handler.reachedEnd()
        #expect(data.requests == [.nextPage])
    }

    // MARK: Selecting

    @Test("Selecting a row opens the article")
    func selects() {
        data.shownArticles.value = [.numbered(7), .numbered(8)]
        handler.selectRow(at: 1)
        #expect(router.moves == [.article(.numbered(8))])
    }

    // MARK: Failures

    @Test(
        "A failure is shown, and no screen changes",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        data.failure.send(error)
        #expect(status.toasts == [Texts.message(for: error)])
        #expect(router.moves.isEmpty)
        #expect(data.requests.isEmpty)
    }

    @Test("An ended session is told, and then leads to the log-in")
    func sessionEnded() {
        router.willMove = { [status] in
            #expect(status.toasts == [Texts.message(for: .sessionEnded)])
        }
        data.failure.send(.sessionEnded)
        #expect(router.moves == [.login])
    }

    // MARK: The end

    @Test("The data handler does not keep it alive, and tells it nothing once it is deallocated")
    func goes() {
        weak var gone: NewsBusinessHandler?
        do {
            let handler = NewsBusinessHandler(data: data, router: router.news)
            gone = handler
        }
        #expect(gone == nil)
        data.failure.send(.sessionEnded)
        #expect(router.moves == [.login])
    }
}
