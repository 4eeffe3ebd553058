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
            view?.isLoading = isLoading
            view?.setFieldsEnabled(!isLoading)
            updateButton()
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
                // Stay loading until another screen replaces this one, so that nobody can log in twice.
                self?.delegate?.didLogIn()
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didFail(_ error: ServiceError) {
        // Clear the password first, so that the button is not enabled in between.
        if error == .wrongCredentials {
            draft.password = ""
            view?.clearPassword()
        }
        isLoading = false
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }

    private func updateButton() {
        view?.setLogInEnabled(!isLoading && draft.credentials != nil)
    }
}
