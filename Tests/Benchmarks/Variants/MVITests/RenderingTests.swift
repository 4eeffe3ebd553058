import Foundation
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVI

/// The fields follow from the state alone, whatever was typed into them.
@Suite("MVI: rendering")
struct RenderingTests {
    private let navigation = NavigationSpy()

    @Test("The log-in shows the username and the password")
    func login() {
        let state = LoginState(draft: LoginDraft(username: "ada", password: "secret"))
        let effects = LoginEffects(
            authentication: AuthenticationServiceStub(), navigation: navigation)
        let screen = LoginViewController(store: Store(state, effects: effects))
        #expect(fields(on: screen) == ["ada", "••••••"])
    }

    @Test("The news show the search")
    func news() {
        let effects = NewsEffects(news: NewsServiceStub(), navigation: navigation)
        let store = Store<NewsReducer>(NewsState(searchText: "swift"), effects: effects)
        #expect(fields(on: NewsViewController(store: store, now: { .testNow })) == ["swift"])
    }

    @Test("Feedback shows its text")
    func feedback() {
        let state = FeedbackState(draft: FeedbackDraft(text: "Nice"))
        let effects = FeedbackEffects(feedback: FeedbackServiceStub(), navigation: navigation)
        #expect(
            fields(on: FeedbackViewController(store: Store(state, effects: effects))) == ["Nice"])
    }

    /// The texts of the fields that a person sees.
    private func fields(on screen: ViewController) -> [String] {
        Window.showing(screen).visibleElements.compactMap {
            if case .field(_, let text, _) = $0 { text } else { nil }
        }
    }
}
