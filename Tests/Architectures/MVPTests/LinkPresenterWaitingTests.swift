import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: links that wait for the log-in")
struct LinkPresenterWaitingTests {
    private let view = LinkViewSpy()
    private let news = NewsServiceStub()
    private let authentication = AuthenticationServiceStub()
    private let presenter: LinkPresenter<LinkViewSpy>

    init() {
        presenter = LinkPresenter(news: news, authentication: authentication)
        presenter.attach(view)
    }

    @Test("A link waits for the log-in, and opens once")
    func waits() {
        news.articles.preset = .success(.numbered(7))
        presenter.open("triptych://article/7")
        setRoot(.none)
        #expect(news.articles.questions.isEmpty)
        setRoot(.active)
        setRoot(.none)
        setRoot(.active)
        #expect(news.articles.questions == ["7"])
    }

    @Test("The link to the news waits, too, and opens once")
    func newsWait() {
        presenter.open("triptych://news")
        #expect(view.moves.isEmpty)
        setRoot(.active)
        setRoot(.active)
        #expect(view.moves == [.popToRoot])
    }

    @Test(
        "A link that has not opened when the session ends waits for the next log-in, whichever call was refused"
    )
    func outlivesSession() async {
        setRoot(.active)
        presenter.open("triptych://article/7")
        setRoot(.none)
        await news.articles.settle()
        #expect(news.articles.questions == ["7"])
        setRoot(.active)
        #expect(news.articles.questions == ["7", "7"])
        await news.articles.answer(2, with: .failure(.sessionEnded))
        setRoot(.active)
        #expect(news.articles.questions == ["7", "7", "7"])
    }

    @Test("A log-out drops a link that has not opened")
    func logOut() {
        setRoot(.active)
        presenter.open("triptych://article/7")
        setRoot(.loggedOut)
        setRoot(.active)
        #expect(news.articles.questions == ["7"])
    }

    @Test("A link that failed does not wait", arguments: [ServiceError.notFound, .offline])
    func failed(error: ServiceError) {
        news.articles.preset = .failure(error)
        setRoot(.active)
        presenter.open("triptych://article/7")
        setRoot(.active)
        #expect(news.articles.questions == ["7"])
    }

    @Test("Of several links that wait the last good one opens")
    func lastOneWaits() {
        presenter.open("triptych://article/7")
        presenter.open("triptych://article/8")
        presenter.open("triptych://weather")
        setRoot(.active)
        #expect(news.articles.questions == ["8"])
    }

    @Test("A link that supersedes another one goes on loading when the other has been cancelled")
    func goesOnLoading() async {
        authentication.session = .active
        presenter.open("triptych://article/7")
        presenter.open("triptych://article/8")
        await news.articles.settle()
        #expect(view.loadingStates == [true, false, true])
    }

    @Test("A link keeps waiting if showing the screen has ended the session again")
    func sessionEndsAtOnce() {
        presenter.open("triptych://article/7")
        presenter.willSetRoot()
        authentication.session = .none
        presenter.didSetRoot()
        #expect(news.articles.questions.isEmpty)
    }

    /// Another screen becomes the only one, since somebody has logged in or out.
    private func setRoot(_ session: Session) {
        authentication.session = session
        presenter.willSetRoot()
        presenter.didSetRoot()
    }
}
