import Services

final class LoginPresenter {
    private weak var view: (any LoginViewInput)?
    private let wireframe: any LoginWireframeInput
    private let makeInteractor: (any LoginInteractorOutput) -> any LoginInteractorInput
    private lazy var interactor = makeInteractor(self)

    private var username = ""
    private var password = ""
    private var isWaiting = false

    init(
        view: any LoginViewInput, wireframe: any LoginWireframeInput,
        makeInteractor: @escaping (any LoginInteractorOutput) -> any LoginInteractorInput
    ) {
        self.view = view
        self.wireframe = wireframe
        self.makeInteractor = makeInteractor
    }

    private func updateForm() {
        view?.setFieldsEnabled(!isWaiting)
        view?.setLogInEnabled(canLogIn)
    }

    private var canLogIn: Bool {
        !isWaiting && interactor.canLogIn(username: username, password: password)
    }
}

extension LoginPresenter: LoginViewOutput {
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
