import AppContract
import PocketUI
import Services

final class LoginViewController: ViewController {
    private let usernameField = TextField(placeholder: Texts.username)
    private let passwordField = TextField(placeholder: Texts.password, isSecure: true)
    private let logInButton = Button(title: Texts.logIn)

    private let services: AppServices
    private var isWaiting = false {
        didSet {
            usernameField.isEnabled = !isWaiting
            passwordField.isEnabled = !isWaiting
            updateButton()
            if isWaiting { showLoading() } else { hideLoading() }
        }
    }
    private let loggingIn = LatestTask()

    init(services: AppServices) {
        self.services = services
    }

    override func viewDidLoad() {
        title = Texts.logIn
        view.addSubview(usernameField)
        view.addSubview(passwordField)
        view.addSubview(logInButton)
        usernameField.addTarget(self) { $0.updateButton() }
        passwordField.addTarget(self) { $0.updateButton() }
        logInButton.addTarget(self) { $0.logIn() }
        updateButton()
    }

    /// Made of two fields, so it is computed. A draft of one field is stored where its `didSet` has something to update.
    private var draft: LoginDraft {
        LoginDraft(username: usernameField.text, password: passwordField.text)
    }

    private func updateButton() {
        logInButton.isEnabled = !isWaiting && draft.credentials != nil
    }

    private func logIn() {
        guard !isWaiting, let credentials = draft.credentials else { return }
        isWaiting = true
        loggingIn.start { [weak self, authentication = services.authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                self?.didLogIn()
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didLogIn() {
        // It goes on waiting: the home screen replaces this one.
        navigationController?.setViewControllers([HomeViewController(services: services)])
    }

    private func didFail(_ error: ServiceError) {
        // First, since the button depends on it.
        if error == .wrongCredentials { passwordField.text = "" }
        isWaiting = false
        navigationController?.show(error, services: services)
    }
}
