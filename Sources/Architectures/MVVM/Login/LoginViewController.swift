import AppContract
import PocketUI

final class LoginViewController: BaseViewController {
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
        tokens = bind(viewModel.status)
        viewModel.username.bind(twoWay: usernameField).store(in: &tokens)
        viewModel.password.bind(twoWay: passwordField).store(in: &tokens)
        viewModel.status.isLoading.bind(to: self) { $0.setFieldsEnabled(!$1) }.store(in: &tokens)
        viewModel.canLogIn.bind(to: self) { $0.logInButton.isEnabled = $1 }.store(in: &tokens)
    }

    private func setFieldsEnabled(_ isEnabled: Bool) {
        usernameField.isEnabled = isEnabled
        passwordField.isEnabled = isEnabled
    }
}
