import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: links")
struct LinkPresenterTests {
    private let view = LinkViewSpy()
    private let news = NewsServiceStub()
    private let authentication = AuthenticationServiceStub()
    private let presenter: LinkPresenter<LinkViewSpy>

    init() {
        presenter = LinkPresenter(news: news, authentication: authentication)
        presenter.attach(view)
    }

    // MARK: Logged in

    @Test("The link to the news leads back to them")
    func showsNews() {
        setRoot(.active)
        presenter.open("triptych://news")
        #expect(view.moves == [.popToRoot])
        #expect(news.articles.questions.isEmpty)
    }

    @Test("The link to an article loads and opens it")
    func showsArticle() async {
        setRoot(.active)
        presenter.open("triptych://article/7")
        #expect(view.loadingCount == 1)
        #expect(news.articles.questions == ["7"])
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(view.moves == [.push(.article(.numbered(7)))])
        #expect(view.loadingCount == 0)
    }

    @Test("An invalid link is reported, logged in or not")
    func badLink() {
        presenter.open("triptych://weather")
        setRoot(.active)
        presenter.open("triptych://article/")
        #expect(view.toasts == [Texts.badLink, Texts.badLink])
        #expect(view.moves.isEmpty)
    }

    @Test("A link to a missing article is reported in the same way")
    func articleNotFound() {
        news.articles.preset = .failure(.notFound)
        setRoot(.active)
        presenter.open("triptych://article/99")
        #expect(view.toasts == [Texts.badLink])
        #expect(view.moves.isEmpty)
        #expect(view.loadingCount == 0)
    }

    @Test("An answer that comes at once ends the loading")
    func immediateAnswer() {
        news.articles.preset = .success(.numbered(7))
        setRoot(.active)
        presenter.open("triptych://article/7")
        #expect(view.loadingStates == [true, false])
    }

    @Test("Any other failure is told", arguments: [ServiceError.offline, .serverProblem])
    func otherFailures(error: ServiceError) {
        news.articles.preset = .failure(error)
        setRoot(.active)
        presenter.open("triptych://article/7")
        #expect(view.toasts == [Texts.message(for: error)])
        #expect(view.moves.isEmpty)
        #expect(view.loadingCount == 0)
    }

    @Test("An ended session leads to the log-in")
    func sessionEnded() {
        news.articles.preset = .failure(.sessionEnded)
        setRoot(.active)
        presenter.open("triptych://article/7")
        #expect(view.toasts == [Texts.message(for: .sessionEnded)])
        #expect(view.moves == [.setRoot(.login)])
    }

    // MARK: Superseding

    @Test("A link supersedes the one under way, whose late answer changes nothing")
    func supersedes() async {
        setRoot(.active)
        presenter.open("triptych://article/7")
        news.articles.dispatch(.success(.numbered(7)), to: 1)
        presenter.open("triptych://article/8")
        await news.articles.answer(2, with: .success(.numbered(8)))
        #expect(view.moves == [.push(.article(.numbered(8)))])
        #expect(view.loadingCount == 0)
        #expect(view.toasts.isEmpty)
    }

    @Test("The link to the news supersedes an article under way")
    func newsSupersede() async {
        setRoot(.active)
        presenter.open("triptych://article/7")
        presenter.open("triptych://news")
        #expect(news.articles.cancelledCount == 1)
        #expect(view.loadingStates == [true, false])
        await news.articles.settle()
        #expect(view.moves == [.popToRoot])
        #expect(view.loadingStates == [true, false])
    }

    @Test("The end of the session cancels the link under way, and its loading ends at once")
    func sessionEndCancels() async {
        setRoot(.active)
        presenter.open("triptych://article/7")
        setRoot(.none)
        #expect(news.articles.cancelledCount == 1)
        #expect(view.loadingStates == [true, false])
        await news.articles.settle()
        #expect(view.moves.isEmpty)
        #expect(view.loadingStates == [true, false])
        #expect(view.toasts.isEmpty)
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: LinkPresenter<LinkViewSpy>?
        do {
            let presenter = LinkPresenter<LinkViewSpy>(news: news, authentication: authentication)
            presenter.attach(view)
            gone = presenter
            authentication.session = .active
            presenter.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(view.moves.isEmpty)
    }

    /// Another screen becomes the only one, since somebody has logged in or out.
    private func setRoot(_ session: Session) {
        authentication.session = session
        presenter.willSetRoot()
        presenter.didSetRoot()
    }
}
