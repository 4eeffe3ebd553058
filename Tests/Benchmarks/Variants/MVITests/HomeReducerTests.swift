import Testing

@testable import MVI

@Suite("MVI: home, the reducer")
struct HomeReducerTests {
    @Test("Logging out ends the session, and then leads to the log-in")
    func tappedLogOut() {
        HomeReducer.expect(.tappedLogOut, in: HomeState(), asks: [.logOut, .leave])
    }
}
