import AppContract
import PocketUI
import Services

final class LoginViewController: ViewController {
    private let usernameField = TextField(placeholder: Texts.username)
    private let passwordField = TextField(placeholder: Texts.password, isSecure: true)
    private let logInButton = Button(title: Texts.logIn)

    private let services: AppServices
    private var draft = LoginDraft() {
        didSet { updateButton() }
    }
    private var isLoading = false {
        didSet {
            usernameField.isEnabled = !isLoading
            passwordField.isEnabled = !isLoading
            updateButton()
            if isLoading { showLoading() } else { hideLoading() }
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
        usernameField.addTarget(self) { $0.draft.username = $0.usernameField.text }
        passwordField.addTarget(self) { $0.draft.password = $0.passwordField.text }
        logInButton.addTarget(self) { $0.logIn() }
        updateButton()
    }

    private func updateButton() {
        logInButton.isEnabled = !isLoading && draft.credentials != nil
    }

    private func logIn() {
        guard !isLoading, let credentials = draft.credentials else { return }
        isLoading = true
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
        // Keep the loading state, because the home screen replaces this one.
        navigationController?.setViewControllers([HomeViewController(services: services)])
    }

    private func didFail(_ error: ServiceError) {
        if error == .wrongCredentials {
            draft.password = ""
            passwordField.text = ""
        }
        isLoading = false
        show(error)
    }
}
