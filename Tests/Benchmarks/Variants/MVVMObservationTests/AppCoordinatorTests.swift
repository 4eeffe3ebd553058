import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

/// The screens with their view models, moved as the coordinator moves them.
@Suite("MVVMObservation: coordinator")
struct AppCoordinatorTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let services: AppServices
    private let window = Window()

    init() {
        services = AppServices(
            authentication: authentication, news: news, feedback: FeedbackServiceStub(),
            clock: ClockSpy())
    }

    private var person: Person { Person(at: window) }

    // MARK: Where it leads

    @Test(
        "At launch, the session decides between the news and the log-in",
        arguments: [(true, Texts.news), (false, Texts.logIn)])
    func launch(isLoggedIn: Bool, title: String) {
        let coordinator = launchCoordinator(isLoggedIn: isLoggedIn)
        #expect(coordinator.stack.viewControllers.map(\.title) == [title])
    }

    @Test("The log-in screen is deallocated when the news are shown")
    func loginGoes() throws {
        let coordinator = launchCoordinator(isLoggedIn: false)
        weak let login = coordinator.stack.topViewController
        #expect(login != nil)
        authentication.logIns.preset = .success(())
        try person.logIn()
        #expect(coordinator.stack.viewControllers.map(\.title) == [Texts.news])
        #expect(login == nil)
    }

    @Test("One tap logs out once, even if something keeps the screen")
    func logsOutOnce() throws {
        let coordinator = launchCoordinator(isLoggedIn: true)
        let home = coordinator.stack.topViewController
        try person.tap(Texts.logOut)
        #expect(coordinator.stack.viewControllers.map(\.title) == [Texts.logIn])
        #expect(authentication.logOutCount == 1)
        withExtendedLifetime(home) {}
    }

    @Test("The link to the news closes the article over them")
    func showsNews() {
        let coordinator = launchCoordinator(isLoggedIn: true)
        coordinator.showArticle(.numbered(7))
        #expect(coordinator.stack.viewControllers.map(\.title) == [Texts.news, Texts.article])
        coordinator.open("triptych://news")
        #expect(coordinator.stack.viewControllers.map(\.title) == [Texts.news])
    }

    @Test("Whatever screen is on top, the load of a link and its failure can be seen")
    func showsStatusOfLinks() async {
        news.pages.preset = .success(.empty)
        let coordinator = launchCoordinator(isLoggedIn: true)
        coordinator.showArticle(.numbered(7))
        coordinator.open("triptych://article/8")
        #expect(window.snapshot.isLoading)
        await news.articles.answer(1, with: .failure(.notFound))
        #expect(!window.snapshot.isLoading)
        #expect(window.toast == Texts.badLink)
    }

    // MARK: The end

    @Test("The log-in screen is deallocated with the coordinator")
    func goesAtLogin() {
        weak var gone: AppCoordinator?
        weak var login: ViewController?
        do {
            let coordinator = AppCoordinator(services: services)
            coordinator.launch()
            gone = coordinator
            login = coordinator.stack.topViewController
        }
        #expect(gone == nil)
        #expect(login == nil)
    }

    @Test("The home screen is deallocated with the coordinator, and all calls are cancelled")
    func goesAtHome() {
        weak var gone: AppCoordinator?
        weak var home: ViewController?
        do {
            authentication.isLoggedIn = true
            let coordinator = AppCoordinator(services: services)
            coordinator.launch()
            gone = coordinator
            home = coordinator.stack.topViewController
            coordinator.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(home == nil)
        #expect(news.pages.cancelledCount == 1)
        #expect(news.articles.cancelledCount == 1)
    }

    private func launchCoordinator(isLoggedIn: Bool) -> AppCoordinator {
        authentication.isLoggedIn = isLoggedIn
        let coordinator = AppCoordinator(services: services)
        window.rootViewController = coordinator.stack
        coordinator.launch()
        return coordinator
    }
}
