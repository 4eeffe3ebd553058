import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

/// What the coordinator does when a session ends.
@Suite("MVVMObservation: coordinator, the end of a session")
struct AppCoordinatorSessionTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let coordinator: AppCoordinator
    private let window = Window()

    init() {
        coordinator = AppCoordinator(
            services: AppServices(
                authentication: authentication,
                news: SessionEndingNews(news: news, authentication: authentication),
                feedback: FeedbackServiceStub(), clock: ClockSpy()))
        window.rootViewController = coordinator.stack
        authentication.logIns.preset = .success(())
    }

    private var titles: [String] { coordinator.stack.viewControllers.map(\.title) }

    @Test("The end of the session says so, and leads to the log-in")
    func sessionEnds() {
        launch(isLoggedIn: true)
        coordinator.showArticle(.numbered(7))
        authentication.serverEndsSession()
        #expect(titles == [Texts.logIn])
        #expect(window.toast == "Your session has ended. Log in again.")
    }

    @Test("A released coordinator is not kept for the end of a session, which shows nothing")
    func observesWeakly() {
        weak var gone: AppCoordinator?
        let stack: NavigationController
        do {
            let coordinator = AppCoordinator(
                services: AppServices(
                    authentication: authentication, news: news, feedback: FeedbackServiceStub(),
                    clock: ClockSpy()))
            gone = coordinator
            stack = coordinator.stack
            window.rootViewController = stack
            authentication.isLoggedIn = true
            coordinator.launch()
        }
        #expect(gone == nil)
        authentication.serverEndsSession()
        #expect(stack.viewControllers.map(\.title) == [Texts.news])
        #expect(window.toast == nil)
    }

    @Test("A first page that ends the session leaves the log-in, and links wait for the next")
    func endsAtOnce() throws {
        launch(isLoggedIn: false)
        coordinator.open("triptych://article/7")
        news.pages.preset = .failure(.sessionEnded)
        try logIn()
        #expect(titles == [Texts.logIn])
        #expect(window.toast == Texts.sessionEnded)
        coordinator.open("triptych://article/8")
        #expect(news.articles.questions.isEmpty)
        news.pages.preset = .success(.empty)
        try logIn()
        #expect(news.articles.questions == ["8"])
    }

    @Test(
        "A link that loads when the session ends opens over the news after the next log-in",
        arguments: [true, false])
    func linkOpensAfterNextLogIn(isEndedByLink: Bool) async throws {
        launch(isLoggedIn: true)
        coordinator.open("triptych://article/7")
        if isEndedByLink {
            await news.articles.answer(1, with: .failure(.sessionEnded))
        } else {
            await news.pages.answer(1, with: .failure(.sessionEnded))
            #expect(news.articles.cancelledCount == 1)
        }
        #expect(titles == [Texts.logIn])
        #expect(!window.snapshot.isLoading)
        try logIn()
        await news.articles.answer(2, with: .success(.numbered(7)))
        #expect(news.articles.questions == ["7", "7"])
        #expect(titles == [Texts.news, Texts.article])
    }

    @Test("A log-out drops the link that loads, and leads to the log-in")
    func logOutDropsLink() throws {
        launch(isLoggedIn: true)
        coordinator.open("triptych://article/7")
        authentication.isLoggedIn = false
        try Person(at: window).tap(Texts.logOut)
        #expect(titles == [Texts.logIn])
        #expect(news.articles.cancelledCount == 1)
        try logIn()
        #expect(titles == [Texts.news])
        #expect(news.articles.questions == ["7"])
    }

    private func launch(isLoggedIn: Bool) {
        authentication.isLoggedIn = isLoggedIn
        coordinator.launch()
    }

    private func logIn() throws {
        authentication.isLoggedIn = true
        try Person(at: window).logIn()
    }
}
