@testable import VIPER

final class LoginViewSpy: BaseViewSpy, @MainActor LoginViewInput {
    private(set) var areFieldsEnabled: Bool?
    /// Every value that the button got, in order.
    private(set) var logInStates: [Bool] = []
    private(set) var passwordClearings = 0

    var isLogInEnabled: Bool? { logInStates.last }

    func setFieldsEnabled(_ isEnabled: Bool) {
        areFieldsEnabled = isEnabled
    }

    func setLogInEnabled(_ isEnabled: Bool) {
        logInStates.append(isEnabled)
    }

    func clearPassword() {
        passwordClearings += 1
    }
}
