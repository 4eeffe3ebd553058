import AppContract
import Services

final class LoginPresenter<View: LoginView>: BasePresenter<View> {
    private let authentication: any AuthenticationService
    private var username = ""
    private var password = ""
    private var isWaiting = false {
        didSet {
            view?.setLoading(isWaiting)
            view?.setFieldsEnabled(!isWaiting)
            updateButton()
        }
    }
    private let loggingIn = LatestTask()

    init(authentication: any AuthenticationService) {
        self.authentication = authentication
    }

    func viewDidLoad() {
        updateButton()
    }

    func didEdit(username: String, password: String) {
        self.username = username
        self.password = password
        updateButton()
    }

    func didTapLogIn() {
        guard canLogIn else { return }
        isWaiting = true
        let credentials = Credentials(username: username.trimmed, password: password)
        loggingIn.start { [weak self, authentication] in
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
        view?.setRoot(.home)
    }

    private func didFail(_ error: ServiceError) {
        if error == .wrongCredentials {
            password = ""
            view?.clearPassword()
        }
        // This updates the button, too.
        isWaiting = false
        show(error)
    }

    private func updateButton() {
        view?.setLogInEnabled(canLogIn)
    }

    private var canLogIn: Bool {
        !isWaiting && !username.trimmed.isEmpty && !password.isEmpty
    }
}
