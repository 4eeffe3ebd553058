import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: links, interactor")
struct LinkInteractorTests {
    private let output = LinkInteractorOutputSpy()
    private let news = NewsServiceStub()
    private let interactor: LinkInteractor

    init() {
        interactor = LinkInteractor(news: news)
        interactor.attach(output)
    }

    // MARK: Logged in

    @Test("The link to the news leads back to them")
    func showsNews() {
        interactor.sessionDidBegin()
        interactor.open("triptych://news")
        #expect(output.newsChoices == 1)
        #expect(news.articles.questions.isEmpty)
    }

    @Test("The link to an article loads it")
    func showsArticle() async {
        interactor.sessionDidBegin()
        interactor.open("triptych://article/7")
        #expect(output.loadingCount == 1)
        #expect(news.articles.questions == ["7"])
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(output.articles == [.numbered(7)])
        #expect(output.loadingCount == 0)
    }

    @Test("An invalid link is rejected, logged in or not")
    func badLink() {
        interactor.open("triptych://weather")
        interactor.sessionDidBegin()
        interactor.open("triptych://article/")
        #expect(output.rejections == 2)
    }

    @Test("A link to a missing article is rejected, too")
    func articleNotFound() {
        news.articles.preset = .failure(.notFound)
        interactor.sessionDidBegin()
        interactor.open("triptych://article/99")
        #expect(output.rejections == 1)
        #expect(output.errors.isEmpty)
        #expect(output.loadingCount == 0)
    }

    @Test("An answer that comes at once ends the loading")
    func immediateAnswer() {
        news.articles.preset = .success(.numbered(7))
        interactor.sessionDidBegin()
        interactor.open("triptych://article/7")
        #expect(output.loadingStates == [true, false])
    }

    @Test("Any other failure is told", arguments: [ServiceError.offline, .sessionEnded])
    func otherFailures(error: ServiceError) {
        news.articles.preset = .failure(error)
        interactor.sessionDidBegin()
        interactor.open("triptych://article/7")
        #expect(output.errors == [error])
        #expect(output.loadingCount == 0)
    }

    // MARK: Logged out

    @Test("A link waits for the log-in, and opens once")
    func waits() {
        interactor.sessionDidEnd()
        interactor.open("triptych://article/7")
        interactor.openWaitingLink()
        #expect(news.articles.questions.isEmpty)
        interactor.sessionDidBegin()
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7"])
        interactor.sessionDidEnd()
        interactor.sessionDidBegin()
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7"])
    }

    @Test("A link keeps waiting if the session ends before it opens")
    func sessionEndsAtOnce() {
        interactor.open("triptych://article/7")
        interactor.sessionDidBegin()
        interactor.sessionDidEnd()
        interactor.openWaitingLink()
        #expect(news.articles.questions.isEmpty)
        interactor.open("triptych://article/8")
        #expect(news.articles.questions.isEmpty)
        interactor.sessionDidBegin()
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["8"])
    }

    @Test("Of several links that wait the last one opens")
    func lastOneWaits() {
        interactor.open("triptych://article/7")
        interactor.open("triptych://article/8")
        interactor.sessionDidBegin()
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["8"])
    }

    // MARK: Superseding

    @Test("A link supersedes the one under way, whose late answer changes nothing")
    func supersedes() async {
        interactor.sessionDidBegin()
        interactor.open("triptych://article/7")
        news.articles.dispatch(.success(.numbered(7)), to: 1)
        interactor.open("triptych://article/8")
        await news.articles.answer(2, with: .success(.numbered(8)))
        #expect(output.articles == [.numbered(8)])
        #expect(output.loadingCount == 0)
    }

    @Test("The end of the session cancels the link under way")
    func sessionEndCancels() async {
        interactor.sessionDidBegin()
        interactor.open("triptych://article/7")
        interactor.sessionDidEnd()
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(output.articles.isEmpty)
        #expect(output.loadingCount == 0)
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: LinkInteractor?
        do {
            let interactor = LinkInteractor(news: news)
            interactor.attach(output)
            gone = interactor
            interactor.sessionDidBegin()
            interactor.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(output.articles.isEmpty)
    }
}
