import AppContract
import Services

final class LoginPresenter {
    weak var view: (any LoginViewInput)?
    private let interactor: any LoginInteractorInput
    private let wireframe: any LoginWireframeInput

    private var username = ""
    private var password = ""
    private var isWaiting = false

    init(interactor: any LoginInteractorInput, wireframe: any LoginWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension LoginPresenter: LoginEventHandler {
    func viewDidLoad() {
        updateForm()
    }

    func didEdit(username: String, password: String) {
        self.username = username
        self.password = password
        updateForm()
    }

    func didTapLogIn() {
        interactor.logIn(username: username, password: password)
    }
}

extension LoginPresenter: LoginInteractorOutput {
    func didStartLoggingIn() {
        isWaiting = true
        updateForm()
        view?.showLoading()
    }

    func didLogIn() {
        wireframe.didLogIn()
    }

    func didFail(_ error: ServiceError) {
        if error == .wrongCredentials {
            password = ""
            view?.clearPassword()
        }
        isWaiting = false
        updateForm()
        view?.hideLoading()
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }
}

extension LoginPresenter {
    private func updateForm() {
        let isComplete = interactor.isComplete(username: username, password: password)
        view?.setFieldsEnabled(!isWaiting)
        view?.setLogInEnabled(isComplete && !isWaiting)
    }
}
