import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: home")
struct HomePresenterTests {
    @Test("Logging out ends the session, and then makes the log-in the only screen")
    func logOut() {
        let view = HomeViewSpy()
        let authentication = AuthenticationServiceStub()
        let presenter = HomePresenter<HomeViewSpy>(authentication: authentication)
        presenter.attach(view)
        view.willSetRoot = { #expect(authentication.logOutCount == 1) }
        presenter.didTapLogOut()
        #expect(authentication.logOutCount == 1)
        #expect(view.roots == [.login])
    }
}
