import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite("MVVM: news, which answer counts")
struct NewsDataHandlerLoadingTests {
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

    @Test("A page is requested only once at a time")
    func onePageAtATime() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        handler.loadNextPage()
        handler.loadNextPage()
        #expect(news.pages.questions == [PageQuestion(""), PageQuestion("", after: "20")])
    }

    @Test("While a refresh that replaced another one is under way no page is requested")
    func noPageDuringSecondRefresh() async {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        handler.loadFirstPage(matching: "")
        handler.loadFirstPage(matching: "")
        await news.pages.settle()
        handler.loadNextPage()
        #expect(news.pages.questions.count == 3)
    }

    @Test("A refresh supersedes a page under way")
    func refreshSupersedesPage() async {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        handler.loadNextPage()
        handler.loadFirstPage(matching: "")
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(3, with: .success(.numbered(7...9)))
        #expect(shownIDs == ["7", "8", "9"])
        #expect(!status.isLoading)
    }

    @Test("The answer to a superseded request changes nothing, even if it was on its way")
    func answerOnItsWay() async {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        handler.loadNextPage()
        news.pages.dispatch(.success(.numbered(21...40)), to: 2)
        handler.loadFirstPage(matching: "")
        await news.pages.settle()
        #expect(handler.articles.value.count == 20)
        #expect(failures.entries.isEmpty)
        #expect(status.isLoading)
    }

    @Test("The latest request counts, whatever the older one answers later")
    func latestWins() async {
        handler.loadFirstPage(matching: "s")
        show(.numbered(7...9), matching: "sw")
        await news.pages.answer(1, with: .success(.numbered(1...5)))
        #expect(shownIDs == ["7", "8", "9"])
        #expect(handler.shownText == "sw")
        #expect(!status.isLoading)
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: NewsDataHandler?
        let articles: ObservableValue<[Article]>
        do {
            let handler = NewsDataHandler(news: news)
            gone = handler
            articles = handler.articles
            handler.loadFirstPage(matching: "")
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(articles.value.isEmpty)
    }

    private var shownIDs: [Article.ID] { handler.articles.value.map(\.id) }

    private func show(_ page: Page, matching text: String = "") {
        news.pages.preset = .success(page)
        handler.loadFirstPage(matching: text)
    }
}
