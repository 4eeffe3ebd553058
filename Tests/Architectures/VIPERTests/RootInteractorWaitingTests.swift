import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: root, interactor: which link waits")
struct RootInteractorWaitingTests {
    private let output = RootInteractorOutputSpy()
    private let news = NewsServiceStub()
    private let authentication = AuthenticationServiceStub()
    private let interactor: RootInteractor

    init() {
        interactor = RootInteractor(news: news, authentication: authentication)
        interactor.output = output
    }

    // MARK: For the log-in

    @Test("A link waits for the log-in, and opens once")
    func waits() {
        news.articles.preset = .success(.numbered(7))
        interactor.open("triptych://article/7")
        interactor.openWaitingLink()
        #expect(news.articles.questions.isEmpty)
        #expect(output.loadingStates.isEmpty)
        logIn()
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7"])
        #expect(output.targets == [ArticleContent(.numbered(7))])
    }

    @Test("The link to the news waits, too, and opens once")
    func newsWait() {
        interactor.open("triptych://news")
        #expect(output.targets.isEmpty)
        logIn()
        interactor.openWaitingLink()
        #expect(output.targets == [nil])
    }

    @Test("Of several links that wait the last good one opens")
    func lastOneWaits() {
        interactor.open("triptych://article/7")
        interactor.open("triptych://article/8")
        interactor.open("triptych://weather")
        logIn()
        #expect(news.articles.questions == ["8"])
    }

    @Test(
        "An invalid link is reported, and leaves the one that waits alone",
        arguments: ["triptych://weather", "triptych://article/"])
    func badLink(text: String) {
        interactor.open("triptych://article/7")
        interactor.open(text)
        #expect(output.rejections == 1)
        logIn()
        #expect(news.articles.questions == ["7"])
        interactor.open(text)
        #expect(output.rejections == 2)
        #expect(news.articles.cancelledCount == 0)
    }

    // MARK: After it was opened

    @Test("A link that loads when the session ends opens after the next log-in")
    func outlivesSession() async {
        logIn()
        interactor.open("triptych://article/7")
        authentication.serverEndsSession()
        await news.articles.settle()
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7"])
        logIn()
        #expect(news.articles.questions == ["7", "7"])
    }

    @Test("A link whose answer says that the session has ended opens after the next log-in")
    func answerEndsSession() async {
        logIn()
        interactor.open("triptych://article/7")
        await news.articles.answer(1, with: .failure(.sessionEnded))
        #expect(output.errors == [.sessionEnded])
        logIn()
        #expect(news.articles.questions == ["7", "7"])
    }

    @Test("A log-out drops a link that has not opened")
    func logOut() async {
        logIn()
        interactor.open("triptych://article/7")
        authentication.isLoggedIn = false
        interactor.dropLink()
        #expect(news.articles.cancelledCount == 1)
        #expect(output.loadingStates.last == false)
        await news.articles.settle()
        logIn()
        #expect(news.articles.questions == ["7"])
        #expect(output.targets.isEmpty)
    }

    @Test("A link that failed does not wait", arguments: [ServiceError.notFound, .offline])
    func failed(error: ServiceError) {
        news.articles.preset = .failure(error)
        logIn()
        interactor.open("triptych://article/7")
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7"])
    }

    @Test("A link opened while the article of another one arrives waits likewise")
    func openedWhileArticleArrives() async {
        logIn()
        interactor.open("triptych://article/7")
        output.whenLoadingEnds = { [interactor] in interactor.open("triptych://article/8") }
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(output.targets == [ArticleContent(.numbered(7))])
        authentication.serverEndsSession()
        logIn()
        #expect(news.articles.questions == ["7", "8", "8"])
    }

    /// Logs in, and does what the presenter does then.
    private func logIn() {
        authentication.isLoggedIn = true
        interactor.openWaitingLink()
    }
}
