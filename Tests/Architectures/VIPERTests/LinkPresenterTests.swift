import AppContract
import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: links, presenter")
struct LinkPresenterTests {
    private let view = BaseViewSpy()
    private let wireframe = WireframeSpy()
    private let interactor = LinkInteractorSpy()
    private let presenter: LinkPresenter

    init() {
        presenter = LinkPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
    }

    // MARK: In

    @Test("A link is passed on to the interactor")
    func opens() {
        presenter.open("triptych://news")
        #expect(interactor.links == ["triptych://news"])
    }

    @Test("A link is interrupted before another screen becomes the only one, and opens afterwards")
    func screens() {
        presenter.willSetRoot()
        #expect(interactor.interruptions == 1)
        #expect(interactor.openings == 0)
        presenter.didSetRoot()
        #expect(interactor.interruptions == 1)
        #expect(interactor.openings == 1)
    }

    // MARK: Out

    @Test("The link to the news leads back to them")
    func showsNews() {
        presenter.didResolveNews()
        #expect(wireframe.moves == [.showNews])
    }

    @Test("The link to an article opens it, and loading is shown until then")
    func showsArticle() {
        let content = ArticleContent(.numbered(7))
        presenter.didChangeLoading(true)
        #expect(view.loadingCount == 1)
        presenter.didChangeLoading(false)
        presenter.didResolveArticle(content)
        #expect(wireframe.moves == [.showArticle(content)])
        #expect(view.loadingCount == 0)
    }

    @Test("An invalid link is reported")
    func badLink() {
        presenter.didReject()
        #expect(view.toasts == [Texts.badLink])
        #expect(wireframe.moves.isEmpty)
    }

    @Test("Any other failure shows its message", arguments: [ServiceError.offline, .serverProblem])
    func otherFailures(error: ServiceError) {
        presenter.didFail(error)
        #expect(view.toasts == [Texts.message(for: error)])
        #expect(wireframe.moves.isEmpty)
    }

    @Test("A failure without a message shows no toast")
    func noMessage() {
        presenter.didFail(.cancelled)
        #expect(view.toasts.isEmpty)
    }

    @Test("When the server ends the session, the toast says so and the log-in is shown")
    func sessionEnded() {
        presenter.sessionDidEnd()
        #expect(view.toasts == ["Your session has ended. Log in again."])
        #expect(wireframe.moves == [.showLogin])
    }

    // MARK: The end

    @Test("It does not keep its view alive")
    func weakView() {
        var view: BaseViewSpy? = BaseViewSpy()
        weak let gone = view
        presenter.view = view
        view = nil
        #expect(gone == nil)
    }
}
