import AppContract
import PocketUI
import Services

protocol LoginViewControllerDelegate: AnyObject {
    func didLogIn()
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
                // Keep the loading state, because the home screen replaces this one.
                self?.delegate?.didLogIn()
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didFail(_ error: ServiceError) {
        if error == .wrongCredentials { passwordField.text = "" }
        isLoading = false
        show(error)
    }
}
