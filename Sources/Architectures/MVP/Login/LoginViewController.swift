import AppContract
import PocketUI

final class LoginViewController: BaseViewController {
    private let usernameField = TextField(placeholder: Texts.username)
    private let passwordField = TextField(placeholder: Texts.password, isSecure: true)
    private let logInButton = Button(title: Texts.logIn)

    private let presenter: LoginPresenter

    init(presenter: LoginPresenter) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        presenter.attach(self)
        title = Texts.logIn
        view.addSubview(usernameField)
        view.addSubview(passwordField)
        view.addSubview(logInButton)
        usernameField.addTarget(self) { $0.didEdit() }
        passwordField.addTarget(self) { $0.didEdit() }
        logInButton.addTarget(self) { $0.presenter.didTapLogIn() }
        presenter.viewDidLoad()
    }

    private func didEdit() {
        presenter.didEdit(username: usernameField.text, password: passwordField.text)
    }
}

extension LoginViewController: LoginView {
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
