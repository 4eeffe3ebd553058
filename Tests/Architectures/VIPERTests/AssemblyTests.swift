import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import VIPER

/// The modules as their wireframes assemble them, in the hands of a person.
@Suite("VIPER: an assembled module passes events to the service, and answers to the view")
struct AssemblyTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let feedback = FeedbackServiceStub()
    private let services: AppServices
    private let output = ModuleOutputSpy()
    private let window = Window()
    private let person: Person

    init() {
        services = AppServices(
            authentication: authentication, news: news, feedback: feedback, clock: ClockSpy())
        window.rootViewController = NavigationController()
        person = Person(at: window)
    }

    @Test("Log in")
    func login() async throws {
        show(LoginWireframe.assemble(moduleOutput: output, services: services))
        #expect(try !person.isEnabled(Texts.logIn))
        try person.type("ada", into: Texts.username)
        try person.type("byron", into: Texts.password)
        try person.tap(Texts.logIn)
        #expect(window.isLoading)
        #expect(try !person.isEnabled(Texts.username))
        #expect(try !person.isEnabled(Texts.password))
        await authentication.logIns.answer(1, with: .failure(.wrongCredentials))
        #expect(window.toast == Texts.message(for: .wrongCredentials))
        #expect(!window.isLoading)
        #expect(try person.text(of: Texts.password) == "")
        #expect(try person.text(of: Texts.username) == "ada")
        try person.type("lovelace", into: Texts.password)
        try person.type("1", into: Texts.username)
        try person.tap(Texts.logIn)
        #expect(
            authentication.logIns.questions == [
                Credentials(username: "ada", password: "byron"),
                Credentials(username: "ada1", password: "lovelace"),
            ])
        await authentication.logIns.answer(2, with: .success(()))
        #expect(output.logIns == 1)
    }

    @Test("Home: the news and the feedback are shown, and the button logs out")
    func home() throws {
        let home = HomeWireframe.assemble(moduleOutput: output, services: services)
        news.pages.preset = .success(.numbered(1...20))
        show(home)
        #expect(home.children.count == 2)
        #expect(home.children.first is NewsViewController)
        #expect(home.children.last is FeedbackViewController)
        #expect(person.sees("0/280"))
        try person.selectRow(at: 6)
        #expect(person.sees("Body 7."))
        try person.goBack()
        try person.tap(Texts.logOut)
        #expect(authentication.logOutCount == 1)
        #expect(output.logOuts == 1)
    }

    @Test("News")
    func newsModule() async throws {
        show(NewsWireframe.assemble(services: services))
        #expect(window.isLoading)
        await news.pages.answer(1, with: .success(.numbered(1...20, next: "20")))
        #expect(!window.isLoading)
        #expect(person.sees("Article 20"))
        #expect(person.sees("Author 20 · 20 h ago"))
        try person.scrollToEnd()
        await news.pages.answer(2, with: .failure(.offline))
        #expect(window.toast == Texts.message(for: .offline))
        try person.selectRow(at: 6)
        #expect(person.sees("Body 7."))
        try person.goBack()
        try person.type("s", into: Texts.search)
        await news.pages.answer(3, with: .success(.empty))
        #expect(person.sees(Texts.noMatch(for: "s")))
        try person.pullToRefresh()
        #expect(
            news.pages.questions == [
                PageQuery(matching: ""), PageQuery(matching: "", after: "20"),
                PageQuery(matching: "s"), PageQuery(matching: "s"),
            ])
    }

    @Test("Feedback")
    func feedbackModule() async throws {
        show(FeedbackWireframe.assemble(services: services))
        #expect(person.sees("0/280"))
        try person.type("Nice", into: Texts.feedback)
        #expect(person.sees("4/280"))
        try person.tap(Texts.send)
        #expect(feedback.texts.questions == ["Nice"])
        #expect(window.isLoading)
        #expect(try !person.isEnabled(Texts.send))
        await feedback.texts.answer(1, with: .success(()))
        #expect(window.toast == Texts.feedbackSent)
        #expect(!window.isLoading)
        #expect(try person.isEnabled(Texts.send))
        #expect(try person.text(of: Texts.feedback) == "")
    }

    @Test("Article")
    func article() {
        let content = ArticleContent(.numbered(7))
        show(ArticleWireframe.assemble(showing: content, services: services))
        #expect(person.sees("Article 7"))
        #expect(person.sees("Author 7 · 7 h ago"))
        #expect(person.sees("Body 7."))
    }

    @Test("Root, whose view is the stack of screens")
    func rootModule() async throws {
        let stack = NavigationController()
        window.rootViewController = stack
        let root = RootWireframe.assemble(on: stack, services: services)
        news.pages.preset = .success(.numbered(1...20))
        authentication.isLoggedIn = true
        root.launch()
        root.open("triptych://article/7")
        #expect(window.isLoading)
        await news.articles.answer(1, with: .success(.numbered(7)))
        #expect(!window.isLoading)
        #expect(person.sees("Body 7."))
        root.open("triptych://weather")
        #expect(window.toast == Texts.badLink)
        authentication.serverEndsSession()
        #expect(window.snapshot.screens == [Texts.logIn])
        #expect(window.toast == Texts.sessionEnded)
    }

    private func show(_ screen: ViewController) {
        window.rootViewController?.setViewControllers([screen])
    }
}
