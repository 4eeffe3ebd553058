import AppContract
import Foundation
import PocketUI
import Services

final class LoginViewController: ViewController {
    private let usernameField = TextField(placeholder: Texts.username)
    private let passwordField = TextField(placeholder: Texts.password, isSecure: true)
    private let logInButton = Button(title: Texts.logIn)

    private weak var root: RootViewController?
    private let authentication: any AuthenticationService
    private var isWaiting = false
    private var loggingIn: Task<Void, Never>?

    init(root: RootViewController, services: AppServices) {
        self.root = root
        authentication = services.authentication
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

    private var isComplete: Bool {
        !usernameField.text.allSatisfy(\.isWhitespace) && !passwordField.text.isEmpty
    }

    private func updateForm() {
        usernameField.isEnabled = !isWaiting
        passwordField.isEnabled = !isWaiting
        logInButton.isEnabled = isComplete && !isWaiting
    }

    private func logIn() {
        guard isComplete, !isWaiting else { return }
        isWaiting = true
        updateForm()
        showLoading()
        let credentials = Credentials(
            username: usernameField.text.trimmingCharacters(in: .whitespaces),
            password: passwordField.text)
        loggingIn = Task.immediate { [weak self, authentication] in
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
