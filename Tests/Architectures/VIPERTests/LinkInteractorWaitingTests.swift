import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: links, interactor: which link waits")
struct LinkInteractorWaitingTests {
    private let output = LinkInteractorOutputSpy()
    private let news = NewsServiceStub()
    private let authentication = AuthenticationServiceStub()
    private let interactor: LinkInteractor

    init() {
        interactor = LinkInteractor(news: news, authentication: authentication)
        interactor.output = output
    }

    @Test("A link waits for the log-in, and opens once")
    func waits() {
        news.articles.preset = .success(.numbered(7))
        interactor.open("triptych://article/7")
        interactor.openWaitingLink()
        #expect(news.articles.questions.isEmpty)
        authentication.session = .active
        interactor.openWaitingLink()
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7"])
    }

    @Test("The link to the news waits, too, and opens once")
    func newsWait() {
        interactor.open("triptych://news")
        authentication.session = .active
        interactor.openWaitingLink()
        interactor.openWaitingLink()
        #expect(output.targets == [nil])
    }

    @Test("A link that loads when the session ends waits for the next log-in")
    func outlivesSession() async {
        authentication.session = .active
        interactor.open("triptych://article/7")
        authentication.session = .none
        interactor.interrupt()
        await news.articles.settle()
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7"])
        authentication.session = .active
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7", "7"])
    }

    @Test("A link opened while the article of another one arrives waits likewise")
    func openedWhileArticleArrives() async {
        authentication.session = .active
        interactor.open("triptych://article/7")
        output.whenLoadingEnds = { [interactor] in interactor.open("triptych://article/8") }
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(output.targets == [ArticleContent(.numbered(7))])
        authentication.session = .none
        interactor.interrupt()
        authentication.session = .active
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7", "8", "8"])
    }

    @Test("A link opened while the article of another one arrives opens over it")
    func newsWhileArticleArrives() async {
        authentication.session = .active
        interactor.open("triptych://article/7")
        output.whenLoadingEnds = { [interactor] in interactor.open("triptych://news") }
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(output.targets == [ArticleContent(.numbered(7)), nil])
    }

    @Test("A log-out drops a link that has not opened")
    func logOut() {
        authentication.session = .active
        interactor.open("triptych://article/7")
        authentication.session = .loggedOut
        interactor.interrupt()
        authentication.session = .active
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7"])
    }

    @Test("A link that failed does not wait", arguments: [ServiceError.notFound, .offline])
    func failed(error: ServiceError) {
        news.articles.preset = .failure(error)
        authentication.session = .active
        interactor.open("triptych://article/7")
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7"])
    }

    @Test("Of several links that wait the last good one opens")
    func lastOneWaits() {
        interactor.open("triptych://article/7")
        interactor.open("triptych://article/8")
        interactor.open("triptych://weather")
        authentication.session = .active
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["8"])
    }
}
