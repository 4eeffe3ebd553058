import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: links of somebody who is logged in")
struct LinkPresenterTests {
    private let news = NewsServiceStub()
    private let authentication = AuthenticationServiceStub()
    private let presenter: LinkPresenter<LinkViewSpy>
    private let view: LinkViewSpy

    init() {
        presenter = LinkPresenter(news: news, authentication: authentication)
        view = LinkViewSpy(links: presenter)
        authentication.session = .active
    }

    @Test("The link to the news leads back to them")
    func showsNews() {
        presenter.open("triptych://news")
        #expect(view.moves == [.popToRoot])
        #expect(news.articles.questions.isEmpty)
    }

    @Test("The link to an article loads and opens it")
    func showsArticle() async {
        presenter.open("triptych://article/7")
        #expect(view.loadingCount == 1)
        #expect(news.articles.questions == ["7"])
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(view.moves == [.push(.article(.numbered(7)))])
        #expect(view.loadingCount == 0)
    }

    @Test("An invalid link is reported, logged in or not", arguments: [Session.active, .none])
    func badLink(session: Session) {
        authentication.session = session
        presenter.open("triptych://weather")
        #expect(view.toasts == [Texts.badLink])
        #expect(view.moves.isEmpty)
    }

    @Test("A link to a missing article is reported in the same way")
    func articleNotFound() {
        news.articles.preset = .failure(.notFound)
        presenter.open("triptych://article/99")
        #expect(view.toasts == [Texts.badLink])
        #expect(view.moves.isEmpty)
        #expect(view.loadingCount == 0)
    }

    @Test("Any other failure is told", arguments: [ServiceError.offline, .serverProblem])
    func otherFailures(error: ServiceError) {
        news.articles.preset = .failure(error)
        presenter.open("triptych://article/7")
        #expect(view.toasts == [Texts.message(for: error)])
        #expect(view.moves.isEmpty)
        #expect(view.loadingCount == 0)
    }

    // MARK: Superseding

    @Test("A link supersedes the one under way, whose late answer changes nothing")
    func supersedes() async {
        presenter.open("triptych://article/7")
        news.articles.dispatch(.success(.numbered(7)), to: 1)
        presenter.open("triptych://article/8")
        await news.articles.settle()
        #expect(view.loadingStates == [true, false, true])
        await news.articles.answer(2, with: .success(.numbered(8)))
        #expect(view.moves == [.push(.article(.numbered(8)))])
        #expect(view.loadingCount == 0)
        #expect(view.toasts.isEmpty)
    }

    @Test("The link to the news supersedes an article under way")
    func newsSupersede() async {
        presenter.open("triptych://article/7")
        presenter.open("triptych://news")
        #expect(news.articles.cancelledCount == 1)
        #expect(view.loadingStates == [true, false])
        await news.articles.settle()
        #expect(view.moves == [.popToRoot])
        #expect(view.loadingStates == [true, false])
    }

    // MARK: The end

    @Test("Neither its call nor the session keeps it alive, and the call is cancelled")
    func cancelsWhenItGoes() async {
        weak var gone: LinkPresenter<LinkViewSpy>?
        do {
            let presenter = LinkPresenter<LinkViewSpy>(news: news, authentication: authentication)
            presenter.attach(view)
            gone = presenter
            presenter.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        authentication.serverEndsSession()
        #expect(view.toasts.isEmpty)
        #expect(view.moves.isEmpty)
    }
}
