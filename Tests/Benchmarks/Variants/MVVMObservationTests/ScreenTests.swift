import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

/// What only the views do: they show the status and the texts, and disable the fields of the log-in.
@Suite("MVVMObservation: screens")
struct ScreenTests {
    @Test("A screen shows a load that has begun before it, until it ends")
    func showsLoading() throws {
        let status = Status()
        status.isLoading = true
        let window = Window.showing(ViewController())
        status.bind(to: try #require(window.rootViewController))
        #expect(window.snapshot.isLoading)
        status.isLoading = false
        #expect(!window.snapshot.isLoading)
    }

    @Test("While the log-in waits, its fields and its button are disabled, and after a failure not")
    func disablesFields() async throws {
        let authentication = AuthenticationServiceStub()
        let navigation = NavigationSpy()
        let window = Window.showing(
            LoginViewController(
                viewModel: LoginViewModel(authentication: authentication, navigation: navigation)))
        let person = Person(at: window)
        let controls = [Texts.username, Texts.password, Texts.logIn]
        try person.logIn()
        #expect(try controls.map { try person.isEnabled($0) } == [false, false, false])
        await authentication.logIns.answer(1, with: .failure(.offline))
        #expect(try controls.map { try person.isEnabled($0) } == [true, true, true])
    }

    @Test("A toast of a status is shown over the top screen, even if it is a covered one's")
    func showsToasts() {
        let feedback = FeedbackViewModel(feedback: FeedbackServiceStub())
        let window = Window.showing(FeedbackViewController(viewModel: feedback))
        window.rootViewController?.pushViewController(ViewController())
        feedback.submit()
        #expect(window.toast == Texts.feedbackIsBlank)
    }

    @Test("A field that shows the text already is not set, because that would move the cursor")
    func leavesField() {
        let field = TextField(placeholder: Texts.search)
        field.show("s")
        #expect(field.text == "s")
        let changes = Window.changes
        field.show("s")
        #expect(Window.changes == changes)
    }
}
