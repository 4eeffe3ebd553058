import Services

final class LoginPresenter {
    private weak var view: (any LoginViewInput)?
    private let interactor: any LoginInteractorInput
    private let wireframe: any LoginWireframeInput

    private var username = ""
    private var password = ""
    private var isWaiting = false

    init(interactor: any LoginInteractorInput, wireframe: any LoginWireframeInput) {
        self.interactor = interactor
        self.wireframe = wireframe
        interactor.attach(self)
    }
}

extension LoginPresenter: LoginEventHandler {
    func attach(_ view: any LoginViewInput) { self.view = view }

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
        interactor.logIn(username: username, password: password)
    }
}

extension LoginPresenter: LoginInteractorOutput {
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
        view?.show(error)
    }
}

extension LoginPresenter {
    private func updateForm() {
        view?.setFieldsEnabled(!isWaiting)
        view?.setLogInEnabled(canLogIn)
    }

    private var canLogIn: Bool {
        !isWaiting && interactor.isComplete(username: username, password: password)
    }
}
