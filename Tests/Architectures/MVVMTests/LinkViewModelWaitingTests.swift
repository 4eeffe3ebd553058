import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite("MVVM: links that wait for the log-in")
struct LinkViewModelWaitingTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: LinkViewModel
    private let status: StatusSpy

    init() {
        viewModel = LinkViewModel(news: news, authentication: authentication)
        viewModel.navigation = navigation
        status = StatusSpy(viewModel.status)
    }

    // MARK: Nobody is logged in

    @Test("A link waits for the log-in, and opens once", arguments: [Session.none, .loggedOut])
    func waits(session: Session) async {
        authentication.session = session
        viewModel.open("triptych://article/7")
        #expect(news.articles.questions.isEmpty)
        #expect(!status.isLoading)
        beginSession()
        #expect(news.articles.questions == ["7"])
        await news.articles.answer(1, with: .success(.numbered(7)))
        showLogin()
        beginSession()
        #expect(news.articles.questions == ["7"])
        #expect(navigation.moves == [.article(.numbered(7))])
    }

    @Test("The link to the news waits, too, and opens once")
    func newsWait() {
        viewModel.open("triptych://news")
        #expect(navigation.moves.isEmpty)
        beginSession()
        beginSession()
        #expect(navigation.moves == [.news])
    }

    @Test("Of several links that wait the last one opens")
    func lastOneWaits() {
        viewModel.open("triptych://article/7")
        viewModel.open("triptych://article/8")
        beginSession()
        #expect(news.articles.questions == ["8"])
    }

    @Test("An invalid link leaves the one that waits alone, and is only reported")
    func badLinkWhileWaiting() {
        viewModel.open("triptych://article/7")
        viewModel.open("triptych://weather")
        #expect(status.toasts == [Texts.badLink])
        beginSession()
        #expect(news.articles.questions == ["7"])
    }

    @Test("A link keeps waiting if showing the screen has ended the session again")
    func sessionEndsAtOnce() {
        viewModel.open("triptych://article/7")
        authentication.session = .active
        viewModel.willSetRoot()
        showLogin()
        viewModel.didSetRoot()
        #expect(news.articles.questions.isEmpty)
        viewModel.open("triptych://article/8")
        #expect(news.articles.questions.isEmpty)
        beginSession()
        #expect(news.articles.questions == ["8"])
    }

    // MARK: The session ends

    @Test("The end of the session cancels the link under way")
    func sessionEndCancels() async {
        beginSession()
        viewModel.open("triptych://article/7")
        showLogin()
        #expect(news.articles.cancelledCount == 1)
        #expect(!status.isLoading)
        await news.articles.settle()
        #expect(navigation.moves.isEmpty)
        #expect(!status.isLoading)
        #expect(status.toasts.isEmpty)
    }

    @Test(
        "A link that loads when the session ends opens after the next log-in, once",
        arguments: [
            Result<Article, ServiceError>.success(.numbered(7)), .failure(.sessionEnded),
        ])
    func opensAfterNextLogIn(answer: Result<Article, ServiceError>) async {
        beginSession()
        viewModel.open("triptych://article/7")
        news.articles.dispatch(answer, to: 1)
        showLogin()
        await news.articles.settle()
        #expect(navigation.moves.isEmpty)
        beginSession()
        await news.articles.answer(2, with: .success(.numbered(7)))
        showLogin()
        beginSession()
        #expect(news.articles.questions == ["7", "7"])
        #expect(navigation.moves == [.article(.numbered(7))])
    }

    @Test(
        "A link that failed does not come back after the next log-in",
        arguments: [ServiceError.offline, .serverProblem, .notFound])
    func failedLink(error: ServiceError) {
        news.articles.preset = .failure(error)
        beginSession()
        viewModel.open("triptych://article/7")
        showLogin()
        beginSession()
        #expect(news.articles.questions == ["7"])
    }

    // MARK: The person logs out

    @Test("A log-out drops the link under way")
    func logOutDropsLoading() async {
        beginSession()
        viewModel.open("triptych://article/7")
        logOut()
        #expect(news.articles.cancelledCount == 1)
        #expect(!status.isLoading)
        await news.articles.settle()
        #expect(!status.isLoading)
        beginSession()
        #expect(news.articles.questions == ["7"])
        #expect(navigation.moves.isEmpty)
    }

    @Test("A log-out drops the link that waits")
    func logOutDropsWaiting() {
        viewModel.open("triptych://article/7")
        logOut()
        beginSession()
        #expect(news.articles.questions.isEmpty)
    }

    // MARK: Nested calls

    @Test(
        "A link opened as the loading sign of another one goes waits for the next log-in",
        arguments: [
            Result<Article, ServiceError>.success(.numbered(7)), .failure(.offline),
        ])
    func openedAsLoadingEnds(answer: Result<Article, ServiceError>) async {
        beginSession()
        viewModel.open("triptych://article/7")
        status.didChangeLoading = { [news, viewModel] _ in
            if news.articles.questions == ["7"] { viewModel.open("triptych://article/8") }
        }
        await news.articles.answer(1, with: answer)
        #expect(status.isLoading)
        showLogin()
        beginSession()
        #expect(news.articles.questions == ["7", "8", "8"])
    }

    @Test("A link opened as another one shows the news waits for the next log-in")
    func openedAsNewsAreShown() {
        beginSession()
        navigation.willMove = { [viewModel] in viewModel.open("triptych://article/8") }
        viewModel.open("triptych://news")
        showLogin()
        beginSession()
        #expect(news.articles.questions == ["8", "8"])
    }

    private func beginSession() {
        authentication.session = .active
        viewModel.willSetRoot()
        viewModel.didSetRoot()
    }

    private func showLogin() {
        authentication.session = .none
        viewModel.willSetRoot()
        viewModel.didSetRoot()
    }

    private func logOut() {
        authentication.session = .loggedOut
        viewModel.willSetRoot()
        viewModel.didSetRoot()
    }
}
