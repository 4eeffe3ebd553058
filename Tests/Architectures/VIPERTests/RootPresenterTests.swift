import AppContract
import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: root, presenter")
struct RootPresenterTests {
    private let view = BaseViewSpy()
    private let wireframe = RootWireframeSpy()
    private let interactor = RootInteractorSpy()
    private let presenter: RootPresenter

    init() {
        presenter = RootPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
    }

    // MARK: First screens

    @Test(
        "At launch, the session decides between the news and the log-in",
        arguments: [(true, RootWireframeSpy.Move.showHome), (false, .showLogin)])
    func launch(isLoggedIn: Bool, move: RootWireframeSpy.Move) {
        interactor.isLoggedIn = isLoggedIn
        presenter.launch()
        #expect(wireframe.moves == [move])
    }

    @Test("A link waits for the log-in, and opens once")
    func logIn() {
        wireframe.willMove = { [interactor] in #expect(interactor.calls.isEmpty) }
        presenter.didLogIn()
        #expect(wireframe.moves == [.showHome])
        #expect(interactor.calls == [.openWaitingLink])
    }

    @Test("A link that waits at launch opens over the news")
    func launchWithLink() {
        interactor.isLoggedIn = true
        wireframe.willMove = { [interactor] in #expect(interactor.calls.isEmpty) }
        presenter.launch()
        #expect(interactor.calls == [.openWaitingLink])
    }

    @Test("A log-out drops a link that has not opened")
    func logOut() {
        wireframe.willMove = { [interactor] in #expect(interactor.calls == [.dropLink]) }
        presenter.didLogOut()
        #expect(interactor.calls == [.dropLink])
        #expect(wireframe.moves == [.showLogin])
        #expect(view.toasts.isEmpty)
    }

    @Test("The end of the session says so, and leads to the log-in")
    func sessionEnds() {
        presenter.sessionDidEnd()
        #expect(view.toasts == ["Your session has ended. Log in again."])
        #expect(wireframe.moves == [.showLogin])
        #expect(interactor.calls.isEmpty)
    }

    // MARK: Links

    @Test("A link is passed on to the interactor")
    func opens() {
        presenter.open("triptych://news")
        #expect(interactor.calls == [.open("triptych://news")])
    }

    @Test("The link to the news leads back to them")
    func showsNews() {
        presenter.didResolveNews()
        #expect(wireframe.moves == [.showNews])
    }

    @Test("The link to an article loads and opens it, and loading is shown until then")
    func showsArticle() {
        let content = ArticleContent(.numbered(7))
        presenter.didChangeLoading(true)
        #expect(view.isLoading)
        presenter.didChangeLoading(false)
        presenter.didResolveArticle(content)
        #expect(wireframe.moves == [.showArticle(content)])
        #expect(!view.isLoading)
    }

    @Test("An invalid link is reported, and leaves the one that waits alone")
    func badLink() {
        presenter.didRejectLink()
        #expect(view.toasts == [Texts.badLink])
        #expect(wireframe.moves.isEmpty)
        #expect(interactor.calls.isEmpty)
    }

    @Test(
        "Any other failure of a link is reported in its own words",
        arguments: [ServiceError.offline, .serverProblem])
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
