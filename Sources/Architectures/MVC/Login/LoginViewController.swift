import AppContract
import PocketUI
import Services

protocol LoginViewControllerDelegate: AnyObject {
    func loginViewControllerDidLogIn(_ controller: LoginViewController)
}

final class LoginViewController: ViewController {
    private let usernameField = TextField(placeholder: Texts.username)
    private let passwordField = TextField(placeholder: Texts.password, isSecure: true)
    private let logInButton = Button(title: Texts.logIn)

    private let authentication: any AuthenticationService
    private weak let delegate: (any LoginViewControllerDelegate)?
    private let logInTask = LatestTask()

    init(authentication: any AuthenticationService, delegate: any LoginViewControllerDelegate) {
        self.authentication = authentication
        self.delegate = delegate
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

    override var isLoading: Bool {
        didSet {
            usernameField.isEnabled = !isLoading
            passwordField.isEnabled = !isLoading
            updateButton()
        }
    }

    private var draft: LoginDraft {
        LoginDraft(username: usernameField.text, password: passwordField.text)
    }

    private func updateButton() {
        logInButton.isEnabled = !isLoading && draft.credentials != nil
    }

    private func logIn() {
        guard !isLoading, let credentials = draft.credentials else { return }
        isLoading = true
        logInTask.start { [weak self, authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                self?.didLogIn()
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didLogIn() {
        // Stay loading until another screen replaces this one, so that nobody can log in twice.
        delegate?.loginViewControllerDidLogIn(self)
    }

    private func didFail(_ error: ServiceError) {
        // Clear the password first, so that the button is not enabled in between.
        if error == .wrongCredentials { passwordField.text = "" }
        isLoading = false
        if let message = Texts.message(for: error) { showToast(message) }
    }
}
