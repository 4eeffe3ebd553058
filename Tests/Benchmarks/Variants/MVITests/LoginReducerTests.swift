import AppContract
import Services
import Testing

@testable import MVI

@Suite("MVI: log in, the reducer")
struct LoginReducerTests {
    private static let incomplete = [
        LoginState(), LoginState(draft: LoginDraft(username: "ada")),
        LoginState(draft: LoginDraft(password: "lovelace")),
        LoginState(draft: LoginDraft(username: " \n ", password: "lovelace")),
    ]
    private static let complete = LoginState(
        draft: LoginDraft(username: " ada\n", password: " lovelace "))
    private static let waiting = LoginState(draft: complete.draft, isLoading: true)

    @Test("An edit changes the draft, also while a log-in is under way")
    func edited() {
        for state in Self.incomplete + [Self.complete, Self.waiting] {
            LoginReducer.expect(.editedUsername("x"), in: state) { $0.draft.username = "x" }
            LoginReducer.expect(.editedPassword(" y"), in: state) { $0.draft.password = " y" }
        }
    }

    @Test("Nobody can log in without a username and a password")
    func tappedIncomplete() {
        for state in Self.incomplete {
            #expect(!state.canLogIn)
            LoginReducer.expect(.tappedLogIn, in: state)
        }
    }

    @Test("White space around the username is not sent, that of the password is")
    func tapped() {
        #expect(Self.complete.canLogIn)
        let sent = Credentials(username: "ada", password: " lovelace ")
        LoginReducer.expect(.tappedLogIn, in: Self.complete, asks: [.logIn(sent)]) {
            $0.isLoading = true
        }
    }

    @Test("While a log-in is under way, a second tap does nothing")
    func tappedTwice() {
        #expect(!Self.waiting.canLogIn)
        LoginReducer.expect(.tappedLogIn, in: Self.waiting)
    }

    @Test("Success leads to the home screen, and this one stays in the loading state until then")
    func loggedIn() {
        LoginReducer.expect(.loggedIn, in: Self.waiting, asks: [.leave])
    }

    @Test(
        "Wrong credentials clear the password; any other failure keeps it",
        arguments: ServiceError.failures)
    func failed(error: ServiceError) {
        let toasts = Texts.message(for: error).map { [LoginEffect.showToast($0)] } ?? []
        LoginReducer.expect(.failed(error), in: Self.waiting, asks: toasts) {
            $0.isLoading = false
            if error == .wrongCredentials { $0.draft.password = "" }
        }
    }
}
