import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite("MVVM: home")
struct HomeViewModelTests {
    @Test("Logging out ends the session and makes the log-in the only screen")
    func logOut() {
        let authentication = AuthenticationServiceStub()
        let navigation = NavigationSpy()
        navigation.willMove = { #expect(authentication.logOutCount == 1) }
        HomeViewModel(authentication: authentication, navigation: navigation.home).logOut()
        #expect(navigation.moves == [.login])
    }
}
