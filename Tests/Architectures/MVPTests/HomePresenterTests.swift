import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: home")
struct HomePresenterTests {
    @Test("Logging out ends the session, and then makes the log-in the only screen")
    func logOut() {
        let view = BaseViewSpy()
        let authentication = AuthenticationServiceStub()
        let presenter = HomePresenter<BaseViewSpy>(authentication: authentication)
        presenter.attach(view)
        view.willMove = { #expect(authentication.logOutCount == 1) }
        presenter.didTapLogOut()
        #expect(authentication.logOutCount == 1)
        #expect(view.moves == [.setRoot(.login)])
        #expect(view.toasts.isEmpty)
    }
}
