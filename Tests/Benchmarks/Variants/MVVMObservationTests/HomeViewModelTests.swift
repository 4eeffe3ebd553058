import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

@Suite("MVVMObservation: home")
struct HomeViewModelTests {
    @Test("Logging out ends the session, and then leads to the log-in")
    func logOut() {
        let authentication = AuthenticationServiceStub()
        let navigation = NavigationSpy()
        navigation.willMove = { #expect(authentication.logOutCount == 1) }
        HomeViewModel(authentication: authentication, navigation: navigation).logOut()
        #expect(navigation.moves == [.didLogOut])
        #expect(authentication.logOutCount == 1)
    }
}
