import Testing

@testable import MVI

@Suite("MVI: home, the reducer")
struct HomeReducerTests {
    @Test("Logging out ends the session before the log-in is shown")
    func tappedLogOut() {
        HomeReducer.expect(.tappedLogOut, in: HomeState(), asks: [.logOut, .showLogin])
    }
}
