import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite("MVVM: links")
struct LinkViewModelTests {
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

    // MARK: Logged in

    @Test("The link to the news leads back to them")
    func showsNews() {
        beginSession()
        viewModel.open("triptych://news")
        #expect(navigation.moves == [.news])
        #expect(news.articles.questions.isEmpty)
    }

    @Test("The link to an article loads and opens it")
    func showsArticle() async {
        beginSession()
        viewModel.open("triptych://article/7")
        #expect(status.isLoading)
        #expect(news.articles.questions == ["7"])
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(navigation.moves == [.article(.numbered(7))])
        #expect(!status.isLoading)
    }

    @Test("An invalid link is reported, whether somebody is logged in or not")
    func badLink() {
        viewModel.open("triptych://weather")
        beginSession()
        viewModel.open("triptych://article/")
        #expect(status.toasts == [Texts.badLink, Texts.badLink])
        #expect(navigation.moves.isEmpty)
    }

    @Test("A link to a missing article is reported in the same way")
    func articleNotFound() {
        news.articles.preset = .failure(.notFound)
        beginSession()
        viewModel.open("triptych://article/99")
        #expect(status.toasts == [Texts.badLink])
        #expect(navigation.moves.isEmpty)
        #expect(!status.isLoading)
    }

    @Test(
        "Any other failure is shown, and leads nowhere",
        arguments: [ServiceError.offline, .serverProblem])
    func otherFailures(error: ServiceError) {
        news.articles.preset = .failure(error)
        beginSession()
        viewModel.open("triptych://article/7")
        #expect(status.toasts == [Texts.message(for: error)])
        #expect(navigation.moves.isEmpty)
        #expect(!status.isLoading)
    }

    // MARK: Superseding

    @Test("A link supersedes the one under way, whose late answer changes nothing")
    func supersedes() async {
        beginSession()
        viewModel.open("triptych://article/7")
        news.articles.dispatch(.success(.numbered(7)), to: 1)
        viewModel.open("triptych://article/8")
        await news.articles.settle()
        #expect(status.isLoading)
        await news.articles.answer(2, with: .success(.numbered(8)))
        #expect(navigation.moves == [.article(.numbered(8))])
        #expect(!status.isLoading)
        #expect(status.toasts.isEmpty)
    }

    @Test("The link to the news supersedes an article under way")
    func newsSupersede() async {
        beginSession()
        viewModel.open("triptych://article/7")
        viewModel.open("triptych://news")
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(navigation.moves == [.news])
        #expect(!status.isLoading)
    }

    @Test("An invalid link leaves the one under way alone, and is only reported")
    func badLinkWhileLoading() async {
        beginSession()
        viewModel.open("triptych://article/7")
        viewModel.open("triptych://weather")
        #expect(status.toasts == [Texts.badLink])
        #expect(status.isLoading)
        #expect(news.articles.cancelledCount == 0)
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(navigation.moves == [.article(.numbered(7))])
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: LinkViewModel?
        do {
            let viewModel = LinkViewModel(news: news, authentication: authentication)
            viewModel.navigation = navigation
            gone = viewModel
            authentication.session = .active
            viewModel.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(navigation.moves.isEmpty)
    }

    private func beginSession() {
        authentication.session = .active
        viewModel.willSetRoot()
        viewModel.didSetRoot()
    }
}
