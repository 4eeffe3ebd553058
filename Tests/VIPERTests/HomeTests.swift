import ServiceDoubles
import Testing

@testable import VIPER

@Suite("VIPER: home")
struct HomeTests {
    @Test("Presenter: logging out ends the session, then tells the wireframe")
    func presenter() {
        let interactor = HomeInteractorSpy()
        let wireframe = WireframeSpy()
        HomePresenter(wireframe: wireframe, interactor: interactor).didTapLogOut()
        #expect(interactor.logOuts == 1)
        #expect(wireframe.moves == [.didLogOut])
    }

    @Test("Interactor: logging out ends the session")
    func interactor() {
        let authentication = AuthenticationServiceStub()
        HomeInteractor(authentication: authentication).logOut()
        #expect(authentication.logOutCount == 1)
    }
}
