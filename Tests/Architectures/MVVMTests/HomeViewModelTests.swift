import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite("MVVM: home")
struct HomeViewModelTests {
    @Test("Logging out ends the session and makes the log-in the only screen")
    func logOut() {
        let authentication = AuthenticationServiceStub()
        let router = RouterSpy()
        router.willMove = { #expect(authentication.logOutCount == 1) }
        HomeViewModel(authentication: authentication, router: router.home).logOut()
        #expect(router.moves == [.login])
    }
}
