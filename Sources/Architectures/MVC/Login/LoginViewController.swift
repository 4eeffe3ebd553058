import AppContract
import PocketUI
import Services

final class LoginViewController: ViewController {
    private let usernameField = TextField(placeholder: Texts.username)
    private let passwordField = TextField(placeholder: Texts.password, isSecure: true)
    private let logInButton = Button(title: Texts.logIn)

    private weak var root: RootViewController?
    private let authentication: any AuthenticationService
    private var isWaiting = false
    private let loggingIn = LatestTask()

    init(root: RootViewController, services: AppServices) {
        self.root = root
        authentication = services.authentication
    }

    override func viewDidLoad() {
        title = Texts.logIn
        view.addSubview(usernameField)
        view.addSubview(passwordField)
        view.addSubview(logInButton)
        usernameField.addTarget(self) { $0.updateForm() }
        passwordField.addTarget(self) { $0.updateForm() }
        logInButton.addTarget(self) { $0.logIn() }
        updateForm()
    }

    private func updateForm() {
        usernameField.isEnabled = !isWaiting
        passwordField.isEnabled = !isWaiting
        logInButton.isEnabled = canLogIn
    }

    private var canLogIn: Bool {
        !isWaiting && !usernameField.text.trimmed.isEmpty && !passwordField.text.isEmpty
    }

    private func logIn() {
        guard canLogIn else { return }
        isWaiting = true
        updateForm()
        showLoading()
        let credentials = Credentials(
            username: usernameField.text.trimmed, password: passwordField.text)
        loggingIn.start { [weak self, authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                self?.root?.showHome()
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didFail(_ error: ServiceError) {
        if error == .wrongCredentials { passwordField.text = "" }
        isWaiting = false
        updateForm()
        hideLoading()
        root?.show(error)
    }
}
