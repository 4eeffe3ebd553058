import AppContract
import PocketUI

final class LoginViewController: ViewController {
    private let usernameField = TextField(placeholder: Texts.username)
    private let passwordField = TextField(placeholder: Texts.password, isSecure: true)
    private let logInButton = Button(title: Texts.logIn)
    private let output: any LoginViewOutput

    init(output: any LoginViewOutput) {
        self.output = output
    }

    override func viewDidLoad() {
        title = Texts.logIn
        view.addSubview(usernameField)
        view.addSubview(passwordField)
        view.addSubview(logInButton)
        usernameField.addTarget(self) { $0.didEdit() }
        passwordField.addTarget(self) { $0.didEdit() }
        logInButton.addTarget(self) { $0.output.didTapLogIn() }
        output.viewDidLoad()
    }

    private func didEdit() {
        output.didEdit(username: usernameField.text, password: passwordField.text)
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
