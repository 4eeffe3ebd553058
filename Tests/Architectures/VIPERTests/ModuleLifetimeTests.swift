import ServiceDoubles
import Services
import Testing

@testable import VIPER

/// The presenter keeps the interactor, which refers back to it. Here the two are put together for
/// real: when the presenter goes, the interactor has to go with it, and its call, too.
@Suite("VIPER: presenter and interactor are deallocated together")
struct ModuleLifetimeTests {
    private let wireframe = WireframeSpy()

    @Test("Log in")
    func login() async {
        let view = LoginViewSpy()
        let authentication = AuthenticationServiceStub()
        weak var gone: LoginPresenter?
        do {
            let interactor = LoginInteractor(authentication: authentication)
            let presenter = LoginPresenter(
                interactor: interactor, wireframe: wireframe)
            presenter.view = view
            interactor.output = presenter
            gone = presenter
            presenter.didEdit(username: "ada", password: "lovelace")
            presenter.didTapLogIn()
        }
        #expect(gone == nil)
        #expect(authentication.logIns.cancelledCount == 1)
        await authentication.logIns.settle()
        #expect(view.toasts.isEmpty)
        #expect(wireframe.moves.isEmpty)
    }

    @Test("News")
    func news() async {
        let view = NewsViewSpy()
        let news = NewsServiceStub()
        weak var gone: NewsPresenter?
        do {
            let interactor = NewsInteractor(news: news)
            let presenter = NewsPresenter(
                interactor: interactor, wireframe: wireframe, clock: ClockSpy())
            presenter.view = view
            interactor.output = presenter
            gone = presenter
            presenter.viewDidAppear()
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
        await news.pages.settle()
        #expect(view.reloads == 0)
        #expect(view.toasts.isEmpty)
    }

    @Test("Feedback")
    func feedback() async {
        let view = FeedbackViewSpy()
        let feedback = FeedbackServiceStub()
        weak var gone: FeedbackPresenter?
        do {
            let interactor = FeedbackInteractor(feedback: feedback)
            let presenter = FeedbackPresenter(
                interactor: interactor, wireframe: wireframe)
            presenter.view = view
            interactor.output = presenter
            gone = presenter
            presenter.didEdit("Nice")
            presenter.didTapSend()
        }
        #expect(gone == nil)
        #expect(feedback.texts.cancelledCount == 1)
        await feedback.texts.settle()
        #expect(view.clearings == 0)
        #expect(view.toasts.isEmpty)
    }

    @Test("Links")
    func links() async {
        let view = BaseViewSpy()
        let news = NewsServiceStub()
        let authentication = AuthenticationServiceStub()
        authentication.session = .active
        weak var gone: LinkPresenter?
        do {
            let interactor = LinkInteractor(news: news, authentication: authentication)
            let presenter = LinkPresenter(
                interactor: interactor, wireframe: wireframe)
            presenter.view = view
            interactor.output = presenter
            gone = presenter
            presenter.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(wireframe.moves.isEmpty)
        #expect(view.toasts.isEmpty)
    }
}
