@testable import MVP

/// The delegate of the log-in and of the home screen.
final class DelegateSpy: LoginPresenterDelegate, HomePresenterDelegate {
    private(set) var logInCount = 0
    private(set) var logOutCount = 0
    /// Called when somebody has logged out, for a look at how things are then.
    var onLogOut: () -> Void = {}

    func didLogIn() {
        logInCount += 1
    }

    func didLogOut() {
        logOutCount += 1
        onLogOut()
    }
}
