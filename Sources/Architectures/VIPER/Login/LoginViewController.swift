import AppContract
import PocketUI

final class LoginViewController: ViewController {
    private let usernameField = TextField(placeholder: Texts.username)
    private let passwordField = TextField(placeholder: Texts.password, isSecure: true)
    private let logInButton = Button(title: Texts.logIn)

    private let eventHandler: any LoginEventHandler

    init(eventHandler: any LoginEventHandler) {
        self.eventHandler = eventHandler
    }

    override func viewDidLoad() {
        title = Texts.logIn
        view.addSubview(usernameField)
        view.addSubview(passwordField)
        view.addSubview(logInButton)
        usernameField.addTarget(self) { $0.didEdit() }
        passwordField.addTarget(self) { $0.didEdit() }
        logInButton.addTarget(self) { $0.eventHandler.didTapLogIn() }
        eventHandler.viewDidLoad()
    }

    private func didEdit() {
        eventHandler.didEdit(username: usernameField.text, password: passwordField.text)
    }
}

extension LoginViewController: LoginViewInput {
    func setFieldsEnabled(_ isEnabled: Bool) {
        usernameField.isEnabled = isEnabled
        passwordField.isEnabled = isEnabled
    }

    func setLogInEnabled(_ isEnabled: Bool) {
        logInButton.isEnabled = isEnabled
    }

    func clearPassword() {
        passwordField.text = ""
    }
}
