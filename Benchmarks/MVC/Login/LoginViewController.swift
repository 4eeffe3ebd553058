import AppContract
import Foundation
import PocketUI
import Services

final class LoginViewController: ViewController {
    private let usernameField = TextField(placeholder: Texts.username)
    private let passwordField = TextField(placeholder: Texts.password, isSecure: true)
    private let logInButton = Button(title: Texts.logIn)

    private weak var stack: RootViewController?
    private let authentication: any AuthenticationService
    private var isWaiting = false
    private var loggingIn: Task<Void, Never>?

    init(stack: RootViewController) {
        self.stack = stack
        authentication = stack.services.authentication
    }

    isolated deinit {
        loggingIn?.cancel()
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
        let isComplete =
            !usernameField.text.allSatisfy(\.isWhitespace) && !passwordField.text.isEmpty
        usernameField.isEnabled = !isWaiting
        passwordField.isEnabled = !isWaiting
        logInButton.isEnabled = isComplete && !isWaiting
    }

    private func logIn() {
        isWaiting = true
        updateForm()
        showLoading()
        let credentials = Credentials(
            username: usernameField.text.trimmingCharacters(in: .whitespaces),
            password: passwordField.text)
        loggingIn = Task.immediate { [weak self, authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                self?.stack?.showHome()
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
        stack?.show(error)
    }
}
