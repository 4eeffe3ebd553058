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

    private func updateButton() {
        view?.setLogInEnabled(interactor.canLogIn(username: username, password: password))
    }
}

extension LoginPresenter: LoginViewOutput {
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
    func didChangeWaiting(_ isWaiting: Bool) {
        view?.setLoading(isWaiting)
        view?.setFieldsEnabled(!isWaiting)
        updateButton()
    }

    func didLogIn() {
        // It goes on waiting: the home screen replaces this one.
        wireframe.showHome()
    }

    func didFail(_ error: ServiceError) {
        if error == .wrongCredentials {
            password = ""
            view?.clearPassword()
            updateButton()
        }
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }
}
