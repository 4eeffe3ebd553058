import Testing

@testable import VIPER

@Suite("VIPER: home, presenter")
struct HomePresenterTests {
    @Test("Logging out ends the session, and then shows the log-in")
    func logOut() {
        let interactor = HomeInteractorSpy()
        let wireframe = WireframeSpy()
        wireframe.willMove = { #expect(interactor.logOuts == 1) }
        HomePresenter(interactor: interactor, wireframe: wireframe).didTapLogOut()
        #expect(interactor.logOuts == 1)
        #expect(wireframe.moves == [.showLogin])
    }
}
