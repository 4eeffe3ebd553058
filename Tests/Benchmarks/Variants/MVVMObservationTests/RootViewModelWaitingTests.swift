import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

@Suite("MVVMObservation: links that wait for the log-in")
struct RootViewModelWaitingTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: RootViewModel
    private let status: StatusSpy

    init() {
        viewModel = RootViewModel(news: news, authentication: authentication)
        viewModel.navigation = navigation
        status = StatusSpy(viewModel.status)
    }

    // MARK: Nobody is logged in

    @Test("A link waits for the log-in, and opens once")
    func waits() async {
        viewModel.open("triptych://article/7")
        #expect(news.articles.questions.isEmpty)
        #expect(!status.isLoading)
        logIn()
        #expect(news.articles.questions == ["7"])
        await news.articles.answer(1, with: .success(.numbered(7)))
        endSession()
        logIn()
        #expect(news.articles.questions == ["7"])
        #expect(navigation.moves == [.article(.numbered(7))])
    }

    @Test("The link to the news waits, too, and opens once")
    func newsWait() {
        viewModel.open("triptych://news")
        #expect(navigation.moves.isEmpty)
        logIn()
        endSession()
        logIn()
        #expect(navigation.moves == [.news])
    }

    @Test("Of several links that wait the last good one opens")
    func lastOneWaits() {
        viewModel.open("triptych://article/7")
        viewModel.open("triptych://article/8")
        viewModel.open("triptych://weather")
        logIn()
        #expect(news.articles.questions == ["8"])
    }

    @Test("An invalid link is reported, and leaves the one that waits alone")
    func badLink() {
        viewModel.open("triptych://article/7")
        viewModel.open("triptych://article/")
        #expect(status.toasts == [Texts.badLink])
        #expect(navigation.moves.isEmpty)
        logIn()
        #expect(news.articles.questions == ["7"])
        #expect(status.toasts == [Texts.badLink])
    }

    @Test("A link goes on waiting if the first screen has ended the session again")
    func sessionEndsAtOnce() {
        viewModel.open("triptych://article/7")
        endSession()
        viewModel.openWaitingLink()
        #expect(news.articles.questions.isEmpty)
        logIn()
        #expect(news.articles.questions == ["7"])
    }

    // MARK: The session ends

    @Test(
        "The end of the session cancels the link under way, and only says that the session has ended"
    )
    func sessionEndCancels() async {
        open("triptych://article/7")
        endSession()
        #expect(news.articles.cancelledCount == 1)
        #expect(!status.isLoading)
        await news.articles.settle()
        #expect(navigation.moves.isEmpty)
        #expect(!status.isLoading)
        #expect(status.toasts == [Texts.sessionEnded])
    }

    @Test(
        "A link that loads when the session ends opens after the next log-in",
        arguments: [
            Result<Article, ServiceError>.success(.numbered(7)), .failure(.sessionEnded), nil,
        ])
    func opensAfterNextLogIn(answerOnItsWay: Result<Article, ServiceError>?) async {
        open("triptych://article/7")
        if let answerOnItsWay { news.articles.dispatch(answerOnItsWay, to: 1) }
        endSession()
        await news.articles.settle()
        #expect(navigation.moves.isEmpty)
        logIn()
        await news.articles.answer(2, with: .success(.numbered(7)))
        endSession()
        logIn()
        #expect(news.articles.questions == ["7", "7"])
        #expect(navigation.moves == [.article(.numbered(7))])
    }

    @Test("A link whose load is told of the end of the session goes on waiting, without a toast")
    func loadEndsWithSession() async {
        open("triptych://article/7")
        await news.articles.answer(1, with: .failure(.sessionEnded))
        #expect(status.toasts.isEmpty)
        endSession()
        logIn()
        #expect(news.articles.questions == ["7", "7"])
    }

    @Test(
        "A link that failed does not wait",
        arguments: [ServiceError.offline, .serverProblem, .notFound])
    func failedLink(error: ServiceError) {
        news.articles.preset = .failure(error)
        open("triptych://article/7")
        endSession()
        logIn()
        #expect(news.articles.questions == ["7"])
    }

    // MARK: The person logs out

    @Test("A log-out drops a link that has not opened", arguments: [true, false])
    func logOutDrops(isLoading: Bool) async {
        if isLoading { open("triptych://article/7") } else { viewModel.open("triptych://news") }
        logOut()
        #expect(!status.isLoading)
        #expect(news.articles.cancelledCount == (isLoading ? 1 : 0))
        await news.articles.settle()
        #expect(!status.isLoading)
        logIn()
        #expect(news.articles.questions == (isLoading ? ["7"] : []))
        #expect(navigation.moves.isEmpty)
    }

    // MARK: Nested calls

    @Test("A link opened as the failure of another one is shown waits for the next log-in")
    func openedAsFailureIsShown() async {
        open("triptych://article/7")
        status.didShowToast = { [news, viewModel] in
            if news.articles.questions == ["7"] { viewModel.open("triptych://article/8") }
        }
        await news.articles.answer(1, with: .failure(.offline))
        #expect(status.isLoading)
        endSession()
        logIn()
        #expect(news.articles.questions == ["7", "8", "8"])
    }

    @Test("A link opened as another one shows the news waits for the next log-in")
    func openedAsNewsAreShown() {
        navigation.willMove = { [viewModel] in viewModel.open("triptych://article/8") }
        open("triptych://news")
        endSession()
        logIn()
        #expect(news.articles.questions == ["8", "8"])
    }

    /// Opens a link while somebody is logged in.
    private func open(_ link: String) {
        logIn()
        viewModel.open(link)
    }

    private func logIn() {
        authentication.isLoggedIn = true
        viewModel.openWaitingLink()
    }

    /// Ends the session as the server does.
    private func endSession() {
        authentication.isLoggedIn = false
        viewModel.sessionDidEnd()
    }

    private func logOut() {
        authentication.isLoggedIn = false
        viewModel.didLogOut()
    }
}
