import AppContract
import PocketUI
import ServiceDoubles
import Testing

@testable import MVC

@Suite("MVC: home")
struct HomeViewControllerTests {
    @Test("Logging out ends the session, and then leads to the log-in")
    func logOut() throws {
        let app = AppInWindow()
        app.launch(isLoggedIn: true)
        app.window.willClose = { _ in #expect(app.authentication.logOutCount == 1) }
        try app.logOut()
        #expect(app.authentication.logOutCount == 1)
        #expect(app.titles == [Texts.logIn])
    }
}
