import AppContract
import Services

final class LoginPresenter {
    weak var view: (any LoginViewInput)?
    private let interactor: any LoginInteractorInput
    private let wireframe: any LoginWireframeInput

    init(interactor: any LoginInteractorInput, wireframe: any LoginWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    private func updateButton() {
        view?.setLogInEnabled(interactor.canLogIn)
    }
}

extension LoginPresenter: LoginViewOutput {
    func viewDidLoad() {
        updateButton()
    }

    func didEdit(username: String, password: String) {
        interactor.edit(username: username, password: password)
        updateButton()
    }

    func didTapLogIn() {
        interactor.logIn()
    }
}

extension LoginPresenter: LoginInteractorOutput {
    func didChangeLoading(_ isLoading: Bool) {
        view?.setFieldsEnabled(!isLoading)
        updateButton()
        view?.setLoading(isLoading)
    }

    func didClearPassword() {
        view?.clearPassword()
    }

    func didLogIn() {
        wireframe.showHome()
    }

    func didFail(_ error: ServiceError) {
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }
}
