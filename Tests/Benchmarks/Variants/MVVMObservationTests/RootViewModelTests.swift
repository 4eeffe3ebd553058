import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

@Suite("MVVMObservation: links")
struct RootViewModelTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: RootViewModel
    private let status: StatusSpy

    init() {
        authentication.isLoggedIn = true
        viewModel = RootViewModel(news: news, authentication: authentication)
        viewModel.navigation = navigation
        status = StatusSpy(viewModel.status)
    }

    // MARK: Where it leads

    @Test("The link to the news leads back to them")
    func showsNews() {
        viewModel.open("triptych://news")
        #expect(navigation.moves == [.news])
        #expect(news.articles.questions.isEmpty)
        #expect(!status.isLoading)
    }

    @Test("The link to an article loads and opens it, and loading is shown until then")
    func showsArticle() async {
        viewModel.open("triptych://article/7")
        #expect(status.isLoading)
        #expect(news.articles.questions == ["7"])
        navigation.willMove = { [status] in #expect(!status.isLoading) }
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(navigation.moves == [.article(.numbered(7))])
        #expect(!status.isLoading)
        #expect(status.toasts.isEmpty)
    }

    // MARK: Failures

    @Test("An invalid link leaves the one under way alone")
    func badLinkWhileLoading() async {
        viewModel.open("triptych://article/7")
        viewModel.open("triptych://weather")
        #expect(status.toasts == [Texts.badLink])
        #expect(status.isLoading)
        #expect(news.articles.cancelledCount == 0)
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(navigation.moves == [.article(.numbered(7))])
    }

    @Test("A link to a missing article is reported like an invalid one")
    func articleNotFound() async {
        viewModel.open("triptych://article/99")
        await news.articles.answer(1, with: .failure(.notFound))
        #expect(status.toasts == [Texts.badLink])
        #expect(navigation.moves.isEmpty)
        #expect(!status.isLoading)
    }

    @Test(
        "Any other failure of a link is reported in its own words",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func otherFailures(error: ServiceError) {
        news.articles.preset = .failure(error)
        viewModel.open("triptych://article/7")
        #expect(status.toasts == [Texts.message(for: error)])
        #expect(navigation.moves.isEmpty)
        #expect(!status.isLoading)
    }

    // MARK: Superseding

    @Test("A link supersedes the one under way")
    func supersedes() async {
        viewModel.open("triptych://article/7")
        viewModel.open("triptych://article/8")
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(status.isLoading)
        await news.articles.answer(2, with: .success(.numbered(8)))
        #expect(navigation.moves == [.article(.numbered(8))])
        #expect(!status.isLoading)
        #expect(status.toasts.isEmpty)
    }

    @Test("The answer to a superseded link changes nothing, even if it was on its way")
    func answerOnItsWay() async {
        viewModel.open("triptych://article/7")
        news.articles.dispatch(.success(.numbered(7)), to: 1)
        viewModel.open("triptych://article/8")
        await news.articles.settle()
        #expect(navigation.moves.isEmpty)
        #expect(status.isLoading)
    }

    @Test("The link to the news supersedes an article under way")
    func newsSupersede() async {
        viewModel.open("triptych://article/7")
        viewModel.open("triptych://news")
        #expect(news.articles.cancelledCount == 1)
        #expect(!status.isLoading)
        await news.articles.settle()
        #expect(navigation.moves == [.news])
        #expect(!status.isLoading)
        #expect(status.toasts.isEmpty)
    }

    // MARK: The end

    @Test("The load of a link is cancelled with the app")
    func cancelsWhenItGoes() async {
        weak var gone: RootViewModel?
        do {
            let viewModel = RootViewModel(news: news, authentication: authentication)
            viewModel.navigation = navigation
            gone = viewModel
            viewModel.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(navigation.moves.isEmpty)
    }

    @Test("It does not keep its navigation alive, and links lead nowhere without it")
    func navigationIsWeak() {
        weak var gone: NavigationSpy?
        do {
            let navigation = NavigationSpy()
            gone = navigation
            viewModel.navigation = navigation
        }
        #expect(gone == nil)
        viewModel.open("triptych://news")
    }
}
