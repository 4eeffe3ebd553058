import ServiceDoubles
import Services
import Testing

@testable import MVVM

/// The test stands where the business handler would: it asks in the context, and sees the answers
/// there.
@Suite("MVVM: news, which answer counts")
struct NewsDataHandlerTests {
    private let context = NewsContext()
    private let news = NewsServiceStub()
    private let status: StatusSpy
    private let answers = Log<Result<Page, ServiceError>?>()
    private let handler: NewsDataHandler
    private let token: ObservationToken

    init() {
        status = StatusSpy(context.status)
        handler = NewsDataHandler(context: context, news: news)
        token = context.answer.observe(answers.add)
    }

    private var given: [Result<Page, ServiceError>] { answers.entries.compactMap(\.self) }

    @Test("Nothing is asked for before it is wanted")
    func nothingWanted() {
        #expect(news.pages.questions.isEmpty)
        #expect(!status.isLoading)
    }

    @Test("A request gets the page, and loading shows until then")
    func loads() async {
        request("s", after: "20")
        #expect(news.pages.questions == [PageQuestion("s", after: "20")])
        #expect(status.isLoading)
        await news.pages.answer(1, with: .success(.numbered(21...25)))
        #expect(given == [.success(.numbered(21...25))])
        #expect(!status.isLoading)
    }

    @Test("The same request again asks again")
    func sameAgain() {
        news.pages.preset = .success(.empty)
        request("s")
        request("s")
        #expect(news.pages.questions.count == 2)
        #expect(given.count == 2)
    }

    @Test("A failure is an answer, too")
    func failure() {
        news.pages.preset = .failure(.offline)
        request("s")
        #expect(given == [.failure(.offline)])
        #expect(!status.isLoading)
    }

    // MARK: Superseding

    @Test("A refresh supersedes a page under way")
    func refreshSupersedesPage() async {
        request("", after: "20")
        request("")
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(2, with: .success(.numbered(7...9)))
        #expect(given == [.success(.numbered(7...9))])
        #expect(!status.isLoading)
    }

    @Test("The answer to what was superseded changes nothing, even if it was on its way")
    func answerOnItsWay() async {
        request("", after: "20")
        news.pages.dispatch(.success(.numbered(21...40)), to: 1)
        request("")
        await news.pages.settle()
        #expect(given.isEmpty)
        #expect(status.isLoading)
    }

    @Test("The latest question wins, whatever comes of the older one later")
    func latestWins() async {
        request("s")
        news.pages.preset = .success(.numbered(7...9))
        request("sw")
        await news.pages.answer(1, with: .success(.numbered(1...5)))
        #expect(given == [.success(.numbered(7...9))])
        #expect(!status.isLoading)
    }

    // MARK: The end

    @Test("When it goes away the call is cancelled, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: NewsDataHandler?
        let context = NewsContext()
        do {
            let handler = NewsDataHandler(context: context, news: news)
            gone = handler
            context.request.value = NewsRequest(text: "", cursor: nil)
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
        await news.pages.settle()
        #expect(context.answer.value == nil)
    }

    private func request(_ text: String, after cursor: String? = nil) {
        context.request.value = NewsRequest(text: text, cursor: cursor)
    }
}
