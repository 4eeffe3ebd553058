import AppContract
import Services

final class LoginPresenter<View: LoginView>: BasePresenter<View> {
    private let authentication: any AuthenticationService
    private var username = ""
    private var password = ""
    private var isWaiting = false
    private let loggingIn = LatestTask()

    init(authentication: any AuthenticationService) {
        self.authentication = authentication
    }

    func viewDidLoad() {
        updateForm()
    }

    func didEdit(username: String, password: String) {
        self.username = username
        self.password = password
        updateForm()
    }

    func didTapLogIn() {
        guard canLogIn else { return }
        isWaiting = true
        updateForm()
        view?.showLoading()
        let credentials = Credentials(
            username: username.trimmed, password: password)
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
        view?.setRoot(.home)
    }

    private func didFail(_ error: ServiceError) {
        if error == .wrongCredentials {
            password = ""
            view?.clearPassword()
        }
        isWaiting = false
        updateForm()
        view?.hideLoading()
        show(error)
    }

    private func updateForm() {
        view?.setFieldsEnabled(!isWaiting)
        view?.setLogInEnabled(canLogIn)
    }

    private var canLogIn: Bool {
        !isWaiting && !username.trimmed.isEmpty && !password.isEmpty
    }
}
