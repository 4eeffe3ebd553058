import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVVM

/// The screens with their view models, moved as the coordinator moves them.
@Suite("MVVM: coordinator")
struct AppCoordinatorTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let services: AppServices

    init() {
        services = AppServices(
            authentication: authentication, news: news, feedback: FeedbackServiceStub(),
            clock: ClockSpy())
        authentication.logIns.preset = .success(())
    }

    @Test("One tap logs out once, even if something keeps the screen")
    func logsOutOnce() throws {
        let coordinator = AppCoordinator(services: services)
        coordinator.showLogin()
        try logIn(coordinator)
        let home = coordinator.stack.topViewController
        let window = Window()
        window.rootViewController = coordinator.stack
        try Person(at: window).tap(Texts.logOut)
        #expect(authentication.logOutCount == 1)
        withExtendedLifetime(home) {}
    }

    @Test("The log-in screen is deallocated when the news are shown")
    func loginGoes() throws {
        let coordinator = AppCoordinator(services: services)
        coordinator.showLogin()
        weak let login = coordinator.stack.topViewController
        #expect(login != nil)
        try logIn(coordinator)
        #expect(coordinator.stack.topViewController is HomeViewController)
        #expect(login == nil)
    }

    @Test("The log-in screen is deallocated with it")
    func goesAtLogin() {
        weak var gone: AppCoordinator?
        weak var login: ViewController?
        do {
            let coordinator = AppCoordinator(services: services)
            gone = coordinator
            coordinator.showLogin()
            login = coordinator.stack.topViewController
            #expect(login is LoginViewController)
        }
        #expect(gone == nil)
        #expect(login == nil)
    }

    @Test("The home screen is deallocated with it, and all calls are cancelled, that of a link too")
    func goesAtHome() throws {
        weak var gone: AppCoordinator?
        weak var home: ViewController?
        do {
            let coordinator = AppCoordinator(services: services)
            gone = coordinator
            coordinator.showLogin()
            try logIn(coordinator)
            home = coordinator.stack.topViewController
            #expect(home is HomeViewController)
            coordinator.open("triptych://article/7")
        }
        #expect(gone == nil)
        #expect(home == nil)
        #expect(news.pages.cancelledCount == 1)
        #expect(news.articles.cancelledCount == 1)
    }

    @Test("A first page that ends the session leaves the log-in, and links keep waiting")
    func sessionEndsAtOnce() throws {
        let coordinator = AppCoordinator(services: services)
        coordinator.showLogin()
        coordinator.open("triptych://article/7")
        news.pages.preset = .failure(.sessionEnded)
        // As the service has it once the first page is answered.
        try logIn(coordinator, session: .none)
        #expect(coordinator.stack.viewControllers.count == 1)
        #expect(coordinator.stack.topViewController is LoginViewController)
        coordinator.open("triptych://article/8")
        #expect(news.articles.questions.isEmpty)
        news.pages.preset = .success(.empty)
        try logIn(coordinator)
        #expect(news.articles.questions == ["8"])
    }

    @Test("A link that loads when the session ends opens over the news after the next log-in")
    func opensAfterNextLogIn() async throws {
        let coordinator = AppCoordinator(services: services)
        coordinator.showLogin()
        try logIn(coordinator)
        coordinator.open("triptych://article/7")
        authentication.session = .none
        await news.pages.answer(1, with: .failure(.sessionEnded))
        #expect(coordinator.stack.topViewController is LoginViewController)
        try logIn(coordinator)
        await news.articles.answer(2, with: .success(.numbered(7)))
        #expect(news.articles.questions == ["7", "7"])
        #expect(coordinator.stack.viewControllers.first is HomeViewController)
        #expect(coordinator.stack.topViewController is ArticleViewController)
    }

    @Test("A log-out drops the link that loads")
    func logOutDropsLink() throws {
        let coordinator = AppCoordinator(services: services)
        coordinator.showLogin()
        try logIn(coordinator)
        coordinator.open("triptych://article/7")
        let window = Window()
        window.rootViewController = coordinator.stack
        authentication.session = .loggedOut
        try Person(at: window).tap(Texts.logOut)
        #expect(news.articles.cancelledCount == 1)
        try logIn(coordinator)
        #expect(coordinator.stack.topViewController is HomeViewController)
        #expect(news.articles.questions == ["7"])
    }

    private func logIn(_ coordinator: AppCoordinator, session: Session = .active) throws {
        let window = Window()
        window.rootViewController = coordinator.stack
        let person = Person(at: window)
        try person.type("ada", into: Texts.username)
        try person.type("lovelace", into: Texts.password)
        authentication.session = session
        try person.tap(Texts.logIn)
    }
}
