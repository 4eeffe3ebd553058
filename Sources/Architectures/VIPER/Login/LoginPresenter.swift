import AppContract
import Services

final class LoginPresenter {
    weak var view: (any LoginViewInput)?
    private let interactor: any LoginInteractorInput
    private let wireframe: any LoginWireframeInput

    private var username = ""
    private var password = ""

    init(interactor: any LoginInteractorInput, wireframe: any LoginWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension LoginPresenter: LoginEventHandler {
    func viewDidLoad() {
        updateButton()
    }

    func didEdit(username: String, password: String) {
        self.username = username
        self.password = password
        updateButton()
    }

    func didTapLogIn() {
        interactor.logIn(username: username, password: password)
    }
}

extension LoginPresenter: LoginInteractorOutput {
    func didStartLoggingIn() {
        view?.setFieldsEnabled(false)
        view?.setLogInEnabled(false)
        view?.showLoading()
    }

    func didLogIn() {
        wireframe.showHome()
    }

    func didFail(_ error: ServiceError) {
        if error == .wrongCredentials {
            password = ""
            view?.clearPassword()
        }
        view?.setFieldsEnabled(true)
        updateButton()
        view?.hideLoading()
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }
}

extension LoginPresenter {
    private func updateButton() {
        view?.setLogInEnabled(interactor.isComplete(username: username, password: password))
    }
}
