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
        usernameField.addTarget(self) { $0.viewModel.username = $0.usernameField.text }
        passwordField.addTarget(self) { $0.viewModel.password = $0.passwordField.text }
        logInButton.addTarget(self) { $0.viewModel.logIn() }
        showToasts(of: viewModel.status)
        setNeedsUpdateProperties()
    }

    override func updateProperties() {
        super.updateProperties()
        isLoading = viewModel.status.isLoading
        usernameField.isEnabled = !isLoading
        passwordField.show(viewModel.password)
        passwordField.isEnabled = !isLoading
        logInButton.isEnabled = viewModel.canLogIn
    }
}
