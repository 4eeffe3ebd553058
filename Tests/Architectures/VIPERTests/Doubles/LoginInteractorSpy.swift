import Services

@testable import VIPER

/// An edit allows the log-in if neither text is empty. A test can set `canLogIn`, too.
final class LoginInteractorSpy: LoginInteractorInput {
    var canLogIn = false
    private(set) var edits: [Credentials] = []
    private(set) var logIns = 0

    func edit(username: String, password: String) {
        edits.append(Credentials(username: username, password: password))
        canLogIn = !username.isEmpty && !password.isEmpty
    }

    func logIn() {
        logIns += 1
    }
}
