import Testing

@testable import VIPER

@Suite("VIPER: home, presenter")
struct HomePresenterTests {
    @Test("Logging out ends the session, and then leads to the log-in")
    func logOut() {
        let interactor = HomeInteractorSpy()
        let output = ModuleOutputSpy()
        output.whenReported = { #expect(interactor.logOuts == 1) }
        HomePresenter(interactor: interactor, moduleOutput: output).didTapLogOut()
        #expect(interactor.logOuts == 1)
        #expect(output.logOuts == 1)
    }
}
