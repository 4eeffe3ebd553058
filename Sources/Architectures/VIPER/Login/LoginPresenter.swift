import AppContract
import Services

final class LoginPresenter {
    weak var view: (any LoginViewInput)?
    private let interactor: any LoginInteractorInput
    private weak let moduleOutput: (any LoginModuleOutput)?

    init(interactor: any LoginInteractorInput, moduleOutput: any LoginModuleOutput) {
        self.interactor = interactor
        self.moduleOutput = moduleOutput
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
        view?.isLoading = isLoading
        view?.setFieldsEnabled(!isLoading)
        updateButton()
    }

    func didClearPassword() {
        view?.clearPassword()
    }

    func didLogIn() {
        moduleOutput?.didLogIn()
    }

    func didFail(_ error: ServiceError) {
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }
}
