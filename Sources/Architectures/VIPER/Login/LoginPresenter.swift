import Services

final class LoginPresenter {
    weak var view: (any LoginViewInput)?
    private let interactor: any LoginInteractorInput
    private weak let output: (any LoginModuleOutput)?

    init(interactor: any LoginInteractorInput, output: (any LoginModuleOutput)?) {
        self.interactor = interactor
        self.output = output
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
        view?.isLoading = isLoading
    }

    func didClearPassword() {
        view?.clearPassword()
    }

    func didLogIn() {
        output?.didLogIn()
    }

    func didFail(_ error: ServiceError) {
        view?.show(error)
    }
}
