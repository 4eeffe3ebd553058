import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: links that wait for the log-in")
struct LinkPresenterWaitingTests {
    private let news = NewsServiceStub()
    private let authentication = AuthenticationServiceStub()
    private let presenter: LinkPresenter<LinkViewSpy>
    private let view: LinkViewSpy

    init() {
        presenter = LinkPresenter(news: news, authentication: authentication)
        view = LinkViewSpy(links: presenter)
    }

    @Test("A link waits for the log-in, opens over the screen that comes then, and only once")
    func waits() {
        news.articles.preset = .success(.numbered(7))
        presenter.open("triptych://article/7")
        view.setRoot(.login)
        #expect(news.articles.questions.isEmpty)
        logIn()
        authentication.serverEndsSession()
        logIn()
        #expect(
            view.moves == [
                .setRoot(.login), .setRoot(.home), .push(.article(.numbered(7))), .setRoot(.login),
                .setRoot(.home),
            ])
    }

    @Test("The link to the news waits, too, and opens once")
    func newsWait() {
        presenter.open("triptych://news")
        #expect(view.moves.isEmpty)
        logIn()
        view.setRoot(.home)
        #expect(view.moves == [.setRoot(.home), .popToRoot, .setRoot(.home)])
    }

    @Test("A log-out drops a link that has not opened")
    func logOutDrops() {
        logIn()
        presenter.open("triptych://article/7")
        logOut()
        logIn()
        #expect(news.articles.questions == ["7"])
    }

    @Test("A link that failed does not wait", arguments: [ServiceError.notFound, .offline])
    func failed(error: ServiceError) {
        news.articles.preset = .failure(error)
        logIn()
        presenter.open("triptych://article/7")
        view.setRoot(.home)
        #expect(news.articles.questions == ["7"])
    }

    @Test("Of several links that wait the last good one opens")
    func lastOneWaits() {
        presenter.open("triptych://article/7")
        presenter.open("triptych://article/8")
        presenter.open("triptych://weather")
        logIn()
        #expect(news.articles.questions == ["8"])
    }

    // MARK: The server ends the session

    @Test("The end of the session is told, and leads to the log-in")
    func sessionEnds() {
        logIn()
        authentication.serverEndsSession()
        #expect(view.toasts == [Texts.sessionEnded])
        #expect(view.moves == [.setRoot(.home), .setRoot(.login)])
    }

    @Test("The end of the session cancels the link under way, and its loading ends at once")
    func sessionEndCancels() async {
        logIn()
        presenter.open("triptych://article/7")
        authentication.serverEndsSession()
        #expect(news.articles.cancelledCount == 1)
        #expect(view.loadingStates == [true, false])
        await news.articles.settle()
        #expect(view.loadingStates == [true, false])
        #expect(view.toasts == [Texts.sessionEnded])
    }

    @Test("A link that has not opened when the session ends opens after the next log-in")
    func outlivesSession() async {
        logIn()
        presenter.open("triptych://article/7")
        authentication.serverEndsSession()
        await news.articles.settle()
        logIn()
        #expect(news.articles.questions == ["7", "7"])
        await news.articles.answer(2, with: .success(.numbered(7)))
        #expect(view.moves.suffix(2) == [.setRoot(.home), .push(.article(.numbered(7)))])
    }

    @Test("A link keeps waiting if the screen that comes after the log-in ends the session again")
    func sessionEndsAtOnce() {
        presenter.open("triptych://article/7")
        view.didShowRoot = { if $0 == .home { authentication.serverEndsSession() } }
        logIn()
        #expect(view.moves == [.setRoot(.home), .setRoot(.login)])
        #expect(news.articles.questions.isEmpty)
        view.didShowRoot = { _ in }
        logIn()
        #expect(news.articles.questions == ["7"])
    }

    @Test(
        "A link that is opened while the loading of another one ends is not lost",
        arguments: [Result<Article, ServiceError>.success(.numbered(7)), .failure(.offline)])
    func openedWhileLoadingEnds(outcome: Result<Article, ServiceError>) async {
        logIn()
        presenter.open("triptych://article/7")
        view.didHideLoading = {
            view.didHideLoading = {}
            presenter.open("triptych://article/8")
        }
        await news.articles.answer(1, with: outcome)
        authentication.serverEndsSession()
        logIn()
        #expect(news.articles.questions == ["7", "8", "8"])
    }

    private func logIn() {
        authentication.session = .active
        view.setRoot(.home)
    }

    private func logOut() {
        authentication.session = .loggedOut
        view.setRoot(.login)
    }
}
