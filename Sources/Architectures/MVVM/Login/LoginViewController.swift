import AppContract
import PocketUI

final class LoginViewController: ViewController {
    private let usernameField = TextField(placeholder: Texts.username)
    private let passwordField = TextField(placeholder: Texts.password, isSecure: true)
    private let logInButton = Button(title: Texts.logIn)
    private let viewModel: LoginViewModel

    init(viewModel: LoginViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        title = Texts.logIn
        view.addSubview(usernameField)
        view.addSubview(passwordField)
        view.addSubview(logInButton)
        logInButton.addTarget(self) { $0.viewModel.logIn() }
        bindViewModel()
    }

    private func bindViewModel() {
        viewModel.status.bind(to: self)
        viewModel.username.bind(twoWayTo: usernameField)
        viewModel.password.bind(twoWayTo: passwordField)
        viewModel.status.isLoading.bind(to: self) { $0.setFieldsEnabled(!$1) }
        viewModel.canLogIn.bind(to: self) { $0.logInButton.isEnabled = $1 }
    }

    private func setFieldsEnabled(_ isEnabled: Bool) {
        usernameField.isEnabled = isEnabled
        passwordField.isEnabled = isEnabled
    }
}
