import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVI

/// What each effect asks of a service or of the navigation, and which intents come of the answers.
@Suite("MVI: effects")
struct EffectsTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let feedback = FeedbackServiceStub()
    private let navigation = NavigationSpy()

    @Test("Log in: the credentials are sent, and success and failure are intents")
    func logIn() async {
        let store = StoreSpy(LoginEffects(authentication: authentication, navigation: navigation))
        let ada = Credentials(username: "ada", password: "lovelace")
        store.perform(.logIn(ada))
        #expect(store.intents.isEmpty)
        await authentication.logIns.answer(1, with: .failure(.wrongCredentials))
        store.perform(.logIn(ada))
        await authentication.logIns.answer(2, with: .success(()))
        #expect(authentication.logIns.questions == [ada, ada])
        #expect(store.intents == [.failed(.wrongCredentials), .loggedIn])
    }

    @Test("Log in: the navigator is told")
    func loginNavigation() {
        let store = StoreSpy(LoginEffects(authentication: authentication, navigation: navigation))
        store.perform(.showToast("Oh"), .leave)
        #expect(navigation.moves == [.toast("Oh"), .didLogIn])
    }

    @Test("Home: logging out ends the session, and the navigator is told")
    func home() {
        let store = StoreSpy(HomeEffects(authentication: authentication, navigation: navigation))
        store.perform(.logOut)
        #expect(authentication.logOutCount == 1)
        #expect(navigation.moves.isEmpty)
        store.perform(.leave)
        #expect(navigation.moves == [.didLogOut])
    }

    @Test("Feedback: the text is sent, and success and failure are intents")
    func sendFeedback() {
        let store = StoreSpy(FeedbackEffects(feedback: feedback, navigation: navigation))
        feedback.texts.preset = .failure(.offline)
        store.perform(.send("Nice"))
        feedback.texts.preset = .success(())
        store.perform(.send("Nicer"))
        #expect(feedback.texts.questions == ["Nice", "Nicer"])
        #expect(store.intents == [.failed(.offline), .sent("Nicer")])
        store.perform(.showToast("Thanks"))
        #expect(navigation.moves == [.toast("Thanks")])
    }

    @Test("News: a new load cancels the one before, whose answer is dropped")
    func supersedes() async {
        let store = StoreSpy(NewsEffects(news: news, navigation: navigation))
        let (first, second) = (PageQuery(matching: ""), PageQuery(matching: "swift", after: "2"))
        store.perform(.load(first), .load(second))
        #expect(news.pages.questions == [first, second])
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(2, with: .success(.numbered(1...2)))
        #expect(store.intents == [.loaded(.numbered(1...2), for: second)])
        news.pages.preset = .failure(.offline)
        store.perform(.load(first))
        #expect(store.intents.last == .failed(.offline))
    }

    @Test("News: they lead to an article")
    func newsNavigation() {
        let store = StoreSpy(NewsEffects(news: news, navigation: navigation))
        store.perform(.showToast("Oh"), .showArticle(.numbered(1)))
        #expect(navigation.moves == [.toast("Oh"), .article(.numbered(1))])
    }

    @Test("Links: a load is cancelled by the next one or on request, and its answer is dropped")
    func links() async {
        let store = StoreSpy(RootEffects(news: news, navigation: navigation))
        store.perform(.load("7"), .load("8"))
        #expect(news.articles.cancelledCount == 1)
        await news.articles.answer(2, with: .success(.numbered(8)))
        store.perform(.load("9"), .cancelLoad)
        #expect(news.articles.cancelledCount == 2)
        await news.articles.settle()
        #expect(news.articles.questions == ["7", "8", "9"])
        #expect(store.intents == [.loaded(.numbered(8))])
        news.articles.preset = .failure(.notFound)
        store.perform(.load("10"))
        #expect(store.intents.last == .failed(.notFound))
    }

    @Test("Links: they lead to an article or to the news")
    func linkNavigation() {
        let store = StoreSpy(RootEffects(news: news, navigation: navigation))
        store.perform(.showToast("Oh"), .showArticle(.numbered(1)), .showNews)
        #expect(navigation.moves == [.toast("Oh"), .article(.numbered(1)), .news])
    }

    @Test("A call ends with its store, and keeps neither the store nor the navigation alive")
    func lifetime() {
        weak var goneStore: Store<LoginReducer>?
        weak var goneNavigation: NavigationSpy?
        do {
            let navigation = NavigationSpy()
            let effects = LoginEffects(authentication: authentication, navigation: navigation)
            let store = Store<LoginReducer>(LoginState(), effects: effects)
            (goneStore, goneNavigation) = (store, navigation)
            store.send(.editedUsername("ada"))
            store.send(.editedPassword("lovelace"))
            store.send(.tappedLogIn)
            #expect(authentication.logIns.questions.count == 1)
        }
        #expect(goneStore == nil)
        #expect(goneNavigation == nil)
        #expect(authentication.logIns.cancelledCount == 1)
    }
}
