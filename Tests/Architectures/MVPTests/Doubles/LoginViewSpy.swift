@testable import MVP

final class LoginViewSpy: BaseViewSpy, @MainActor LoginView {
    private(set) var areFieldsEnabled: Bool?
    private(set) var isLogInEnabled: Bool?
    private(set) var passwordClearings = 0

    func setFieldsEnabled(_ isEnabled: Bool) {
        areFieldsEnabled = isEnabled
    }

    func setLogInEnabled(_ isEnabled: Bool) {
        isLogInEnabled = isEnabled
    }

    func clearPassword() {
        passwordClearings += 1
    }
}
