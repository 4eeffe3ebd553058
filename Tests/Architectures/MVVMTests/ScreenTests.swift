import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVVM

/// What only the views do: they show the status, and disable the fields of the log-in.
@Suite("MVVM: screens")
struct ScreenTests {
    @Test("A screen shows a load that has begun before it, until it ends")
    func showsLoading() {
        let isLoading = Observable(false)
        let screen = ViewController()
        isLoading.value = true
        Status(isLoading: isLoading, toast: Event()).bind(to: screen)
        #expect(screen.isLoading)
        isLoading.value = false
        #expect(!screen.isLoading)
    }

    @Test("While the log-in waits, its fields and its button are disabled, and after a failure not")
    func disablesFields() async throws {
        let authentication = AuthenticationServiceStub()
        let navigation = NavigationSpy()
        let window = Window()
        let stack = NavigationController()
        stack.setViewControllers([
            LoginViewController(
                viewModel: LoginViewModel(authentication: authentication, navigation: navigation))
        ])
        window.rootViewController = stack
        let person = Person(at: window)
        let controls = [Texts.username, Texts.password, Texts.logIn]
        try person.logIn()
        #expect(try controls.map { try person.isEnabled($0) } == [false, false, false])
        await authentication.logIns.answer(1, with: .failure(.offline))
        #expect(try controls.map { try person.isEnabled($0) } == [true, true, true])
    }
}
