import ServiceDoubles
import Testing

@testable import VIPER

@Suite("VIPER: home, interactor")
struct HomeInteractorTests {
    @Test("Logging out ends the session")
    func logOut() {
        let authentication = AuthenticationServiceStub()
        HomeInteractor(authentication: authentication).logOut()
        #expect(authentication.logOutCount == 1)
    }
}
