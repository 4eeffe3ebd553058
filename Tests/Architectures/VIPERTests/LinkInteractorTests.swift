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
        #expect(output.targets == [nil])
        #expect(news.articles.questions.isEmpty)
    }

    @Test("The link to an article loads it")
    func showsArticle() async {
        authentication.session = .active
        interactor.open("triptych://article/7")
        #expect(output.loadingStates == [true])
        #expect(news.articles.questions == ["7"])
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(output.targets == [ArticleContent(.numbered(7))])
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

    @Test("Any other failure is reported")
    func otherFailure() {
        news.articles.preset = .failure(.offline)
        authentication.session = .active
        interactor.open("triptych://article/7")
        #expect(output.errors == [.offline])
        #expect(output.loadingStates.last == false)
    }

    // MARK: Superseding

    @Test("A link supersedes the one under way, whose late answer changes nothing")
    func supersedes() async {
        authentication.session = .active
        interactor.open("triptych://article/7")
        news.articles.dispatch(.success(.numbered(7)), to: 1)
        interactor.open("triptych://article/8")
        await news.articles.answer(2, with: .success(.numbered(8)))
        #expect(output.targets == [ArticleContent(.numbered(8))])
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
        #expect(output.targets == [nil])
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

    @Test("The end of the session by the server is reported once")
    func sessionEnds() {
        authentication.serverEndsSession()
        #expect(output.sessionEnds == 1)
    }

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
