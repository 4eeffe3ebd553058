import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import VIPER

/// The presenter keeps the interactor, which refers back to it: when the presenter goes, the interactor has to go with it,
/// and its call, too. The news and the links are assembled by their wireframes, the others here.
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
        let news = NewsServiceStub()
        let application = ApplicationWireframeSpy()
        weak var gone: ViewController?
        do {
            let view = NewsWireframe(application: application, services: services(news: news))
                .assemble()
            gone = view
            view.loadViewIfNeeded()
            view.viewDidAppear()
            #expect(view.isLoading)
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
        await news.pages.settle()
        #expect(application.moves.isEmpty)
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
        let application = ApplicationWireframeSpy()
        weak var gone: (any LinkModuleInput)?
        do {
            let module = LinkWireframe(application: application, services: services(news: news))
                .assemble(over: view)
            gone = module
            module.open("triptych://article/7")
            #expect(view.loadingStates == [true])
        }
        #expect(gone == nil)
        #expect(news.articles.cancelledCount == 1)
        await news.articles.settle()
        #expect(application.moves.isEmpty)
        #expect(view.toasts.isEmpty)
    }

    /// Somebody is logged in.
    private func services(news: NewsServiceStub) -> AppServices {
        let authentication = AuthenticationServiceStub()
        authentication.session = .active
        return AppServices(
            authentication: authentication, news: news, feedback: FeedbackServiceStub(),
            clock: ClockSpy())
    }
}
