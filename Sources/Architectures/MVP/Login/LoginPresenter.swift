import AppContract
import Services

final class LoginPresenter<View: LoginView>: BasePresenter<View> {
    private let authentication: any AuthenticationService
    private var draft = LoginDraft() {
        didSet { updateButton() }
    }
    private var isLoading = false {
        didSet {
            view?.setFieldsEnabled(!isLoading)
            updateButton()
            view?.setLoading(isLoading)
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
        draft = LoginDraft(username: username, password: password)
    }

    func didTapLogIn() {
        guard !isLoading, let credentials = draft.credentials else { return }
        isLoading = true
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
        // Keep the loading state, because the home screen replaces this one.
        view?.setRoot(.home)
    }

    private func didFail(_ error: ServiceError) {
        if error == .wrongCredentials {
            draft.password = ""
            view?.clearPassword()
        }
        isLoading = false
        show(error)
    }

    private func updateButton() {
        view?.setLogInEnabled(!isLoading && draft.credentials != nil)
    }
}
