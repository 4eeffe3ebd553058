import AppContract
import Services

protocol LoginPresenterDelegate: AnyObject {
    func didLogIn()
}

final class LoginPresenter: BasePresenter<any LoginView> {
    private let authentication: any AuthenticationService
    private weak let delegate: (any LoginPresenterDelegate)?
    private var draft = LoginDraft() {
        didSet { updateButton() }
    }
    private var isLoading = false {
        didSet {
            view?.setFieldsEnabled(!isLoading)
            updateButton()
            view?.isLoading = isLoading
        }
    }
    private let logInTask = LatestTask()

    init(authentication: any AuthenticationService, delegate: any LoginPresenterDelegate) {
        self.authentication = authentication
        self.delegate = delegate
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
        if error == .wrongCredentials {
            draft.password = ""
            view?.clearPassword()
        }
        isLoading = false
        view?.show(error)
    }

    private func updateButton() {
        view?.setLogInEnabled(!isLoading && draft.credentials != nil)
    }
}
