import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: root, interactor")
struct RootInteractorTests {
    private let output = RootInteractorOutputSpy()
    private let news = NewsServiceStub()
    private let authentication = AuthenticationServiceStub()
    private let interactor: RootInteractor

    init() {
        interactor = RootInteractor(news: news, authentication: authentication)
        interactor.output = output
        authentication.isLoggedIn = true
    }

    // MARK: The session

    @Test("At launch, the session decides between the news and the log-in")
    func session() {
        #expect(interactor.isLoggedIn)
        authentication.isLoggedIn = false
        #expect(!interactor.isLoggedIn)
    }

    @Test("The end of the session says so, and leads to the log-in")
    func sessionEnds() {
        authentication.serverEndsSession()
        #expect(output.sessionEnds == 1)
    }

    @Test("The end of the session cancels the link under way, and its loading ends at once")
    func sessionEndCancels() async {
        interactor.open("triptych://article/7")
        authentication.serverEndsSession()
        #expect(news.articles.cancelledCount == 1)
        #expect(output.loadingStates.last == false)
        await news.articles.settle()
        #expect(output.targets.isEmpty)
        #expect(output.errors.isEmpty)
    }

    // MARK: Links

    @Test("The link to the news leads back to them")
    func showsNews() {
        interactor.open("triptych://news")
        #expect(output.targets == [nil])
        #expect(news.articles.questions.isEmpty)
    }

    @Test("The link to an article loads and opens it, and loading is shown until then")
    func showsArticle() async {
        interactor.open("triptych://article/7")
        #expect(output.loadingStates.last == true)
        #expect(news.articles.questions == ["7"])
        #expect(output.targets.isEmpty)
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(output.targets == [ArticleContent(.numbered(7))])
        #expect(output.loadingStates.last == false)
    }

    @Test("A link to a missing article is reported like an invalid one")
    func articleNotFound() {
        news.articles.preset = .failure(.notFound)
        interactor.open("triptych://article/99")
        #expect(output.rejections == 1)
        #expect(output.errors.isEmpty)
        #expect(output.loadingStates.last == false)
    }

    @Test("Any other failure of a link is reported in its own words")
    func otherFailure() {
        news.articles.preset = .failure(.offline)
        interactor.open("triptych://article/7")
        #expect(output.errors == [.offline])
        #expect(output.rejections == 0)
        #expect(output.loadingStates.last == false)
    }

    // MARK: Superseding

    @Test("A link supersedes the one under way")
    func supersedes() async {
        interactor.open("triptych://article/7")
        interactor.open("triptych://article/8")
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(output.loadingStates.last == true)
        await news.articles.answer(2, with: .success(.numbered(8)))
        #expect(output.targets == [ArticleContent(.numbered(8))])
        #expect(output.loadingStates.last == false)
    }

    @Test("The answer to a superseded link changes nothing, even if it was on its way")
    func answerOnItsWay() async {
        interactor.open("triptych://article/7")
        news.articles.dispatch(.success(.numbered(7)), to: 1)
        interactor.open("triptych://article/8")
        await news.articles.settle()
        #expect(output.targets.isEmpty)
        #expect(output.loadingStates.last == true)
    }

    @Test("The link to the news supersedes an article under way")
    func newsSupersede() async {
        interactor.open("triptych://article/7")
        interactor.open("triptych://news")
        #expect(news.articles.cancelledCount == 1)
        #expect(output.loadingStates.last == false)
        await news.articles.settle()
        #expect(output.targets == [nil])
    }

    // MARK: The end

    @Test("The load of a link is cancelled with the app")
    func cancelsWhenItGoes() async {
        weak var gone: RootInteractor?
        do {
            let interactor = RootInteractor(news: news, authentication: authentication)
            interactor.output = output
            gone = interactor
            interactor.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(output.targets.isEmpty)
        #expect(output.errors.isEmpty)
    }
}
