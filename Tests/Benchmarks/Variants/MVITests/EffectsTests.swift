import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVI

/// What the effects ask the services, and which intents they make of the answers. `NavigatorTests` has where they lead.
@Suite("MVI: effects")
struct EffectsTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let feedback = FeedbackServiceStub()

    @Test("Log in: the answer ends the waiting")
    func logIn() async {
        let store = makeLogin()
        store.send(.editedUsername("ada"))
        store.send(.editedPassword("lovelace"))
        store.send(.tappedLogIn)
        #expect(store.state.isLoading)
        #expect(authentication.logIns.questions.count == 1)
        await authentication.logIns.answer(1, with: .failure(.wrongCredentials))
        #expect(store.state == LoginState(draft: LoginDraft(username: "ada")))
    }

    @Test("Feedback: what was sent is cleared")
    func sendFeedback() {
        let store = makeFeedback()
        feedback.texts.preset = .success(())
        store.send(.edited("Nice"))
        store.send(.tappedSend)
        #expect(feedback.texts.questions == ["Nice"])
        #expect(store.state == FeedbackState())
    }

    @Test("Feedback: what could not be sent is kept")
    func feedbackFails() {
        let store = makeFeedback()
        feedback.texts.preset = .failure(.offline)
        store.send(.edited("Nice"))
        store.send(.tappedSend)
        #expect(store.state == FeedbackState(draft: FeedbackDraft(text: "Nice")))
    }

    @Test("News: a new load cancels the one before, and its late answer changes nothing")
    func supersedes() async {
        let store = makeNews()
        store.send(.appeared)
        store.send(.editedSearch("swift"))
        #expect(news.pages.questions == [PageQuery(matching: ""), PageQuery(matching: "swift")])
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(1, with: .success(.numbered(1...2)))
        #expect(store.state.list.articles.isEmpty)
        await news.pages.answer(2, with: .success(.numbered(3...3)))
        #expect(store.state.list.articles == [.numbered(3)])
    }

    @Test("News: the next page begins where the last one ended")
    func nextPage() {
        let store = makeNews()
        news.pages.preset = .success(.numbered(1...2, next: "2"))
        store.send(.appeared)
        news.pages.preset = .success(.numbered(3...4))
        store.send(.reachedEnd)
        #expect(
            news.pages.questions == [PageQuery(matching: ""), PageQuery(matching: "", after: "2")])
        #expect(store.state.list.articles.count == 4)
    }

    @Test("Links: another link cancels the one that loads")
    func links() async {
        let store = makeLinks()
        store.send(.opened(.article("7"), .active))
        store.send(.opened(.article("8"), .active))
        #expect(news.articles.cancelledCount == 1)
        await news.articles.answer(2, with: .failure(.offline))
        #expect(store.state == LinkState())
        store.send(.opened(.article("9"), .active))
        store.send(.screenReplaced(.none))
        #expect(news.articles.cancelledCount == 2)
    }

    @Test("Home: logging out ends the session")
    func logOut() {
        let effects = HomeEffects(authentication: authentication, navigator: nil)
        Store<HomeReducer>((), effects: effects).send(.tappedLogOut)
        #expect(authentication.logOutCount == 1)
    }

    @Test("A call ends with its store, and nothing keeps the store alive")
    func lifetime() {
        weak var login: Store<LoginReducer>?
        weak var links: Store<LinkReducer>?
        do {
            let (first, last) = (makeLogin(), makeLinks())
            (login, links) = (first, last)
            first.send(.editedUsername("ada"))
            first.send(.editedPassword("lovelace"))
            first.send(.tappedLogIn)
            last.send(.opened(.article("7"), .active))
        }
        #expect(login == nil)
        #expect(links == nil)
        #expect(authentication.logIns.cancelledCount == 1)
        #expect(news.articles.cancelledCount == 1)
    }

    private func makeLogin() -> Store<LoginReducer> {
        let effects = LoginEffects(authentication: authentication, navigator: nil)
        return Store(LoginState(), effects: effects)
    }

    private func makeFeedback() -> Store<FeedbackReducer> {
        Store(FeedbackState(), effects: FeedbackEffects(feedback: feedback, navigator: nil))
    }

    private func makeNews() -> Store<NewsReducer> {
        Store(NewsState(), effects: NewsEffects(news: news, navigator: nil))
    }

    private func makeLinks() -> Store<LinkReducer> {
        Store(LinkState(), effects: LinkEffects(news: news))
    }
}
