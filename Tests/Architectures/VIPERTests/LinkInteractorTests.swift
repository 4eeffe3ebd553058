import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: links, interactor")
struct LinkInteractorTests {
    private let output = LinkInteractorOutputSpy()
    private let news = NewsServiceStub()
    private let authentication = AuthenticationServiceStub()
    private let interactor: LinkInteractor

    init() {
        interactor = LinkInteractor(news: news, authentication: authentication)
        interactor.output = output
    }

    // MARK: Logged in

    @Test("The link to the news leads back to them")
    func showsNews() {
        authentication.session = .active
        interactor.open("triptych://news")
        #expect(output.targets == [.news])
        #expect(news.articles.questions.isEmpty)
    }

    @Test("The link to an article loads it")
    func showsArticle() async {
        authentication.session = .active
        interactor.open("triptych://article/7")
        #expect(output.loadingStates == [true])
        #expect(news.articles.questions == ["7"])
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(output.targets == [.article(ArticleContent(.numbered(7)))])
        #expect(output.loadingStates.last == false)
    }

    @Test("An invalid link is rejected, logged in or not")
    func badLink() {
        interactor.open("triptych://weather")
        authentication.session = .active
        interactor.open("triptych://article/")
        #expect(output.rejections == 2)
    }

    @Test("A link to a missing article is rejected, too")
    func articleNotFound() {
        news.articles.preset = .failure(.notFound)
        authentication.session = .active
        interactor.open("triptych://article/99")
        #expect(output.rejections == 1)
        #expect(output.errors.isEmpty)
        #expect(output.loadingStates.last == false)
    }

    @Test("An answer that comes at once ends the loading")
    func immediateAnswer() {
        news.articles.preset = .success(.numbered(7))
        authentication.session = .active
        interactor.open("triptych://article/7")
        #expect(output.loadingStates == [true, false])
    }

    @Test("Any other failure is told", arguments: [ServiceError.offline, .sessionEnded])
    func otherFailures(error: ServiceError) {
        news.articles.preset = .failure(error)
        authentication.session = .active
        interactor.open("triptych://article/7")
        #expect(output.errors == [error])
        #expect(output.loadingStates.last == false)
    }

    // MARK: Logged out

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
        #expect(output.targets == [.news])
    }

    @Test(
        "A link that has not opened when the session ends waits for the next log-in, whichever call was refused"
    )
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
        await news.articles.answer(2, with: .failure(.sessionEnded))
        interactor.interrupt()
        interactor.openWaitingLink()
        #expect(news.articles.questions == ["7", "7", "7"])
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

    // MARK: Superseding

    @Test("A link supersedes the one under way, whose late answer changes nothing")
    func supersedes() async {
        authentication.session = .active
        interactor.open("triptych://article/7")
        news.articles.dispatch(.success(.numbered(7)), to: 1)
        interactor.open("triptych://article/8")
        await news.articles.answer(2, with: .success(.numbered(8)))
        #expect(output.targets == [.article(ArticleContent(.numbered(8)))])
        #expect(output.loadingStates.last == false)
    }

    @Test("The link to the news supersedes an article under way")
    func newsSupersede() async {
        authentication.session = .active
        interactor.open("triptych://article/7")
        interactor.open("triptych://news")
        #expect(news.articles.cancelledCount == 1)
        #expect(output.loadingStates == [true, false])
        await news.articles.settle()
        #expect(output.targets == [.news])
    }

    @Test("The end of the session cancels the link under way, and its loading ends at once")
    func sessionEndCancels() async {
        authentication.session = .active
        interactor.open("triptych://article/7")
        authentication.session = .none
        interactor.interrupt()
        #expect(news.articles.cancelledCount == 1)
        #expect(output.loadingStates == [true, false])
        await news.articles.settle()
        #expect(output.targets.isEmpty)
        #expect(output.loadingStates == [true, false])
    }

    @Test("A link that supersedes another one goes on loading when the other has been cancelled")
    func goesOnLoading() async {
        authentication.session = .active
        interactor.open("triptych://article/7")
        interactor.open("triptych://article/8")
        await news.articles.settle()
        #expect(output.loadingStates == [true, false, true])
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: LinkInteractor?
        do {
            let interactor = LinkInteractor(news: news, authentication: authentication)
            interactor.output = output
            gone = interactor
            authentication.session = .active
            interactor.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(output.targets.isEmpty)
    }
}
