import Services

protocol LoginViewInput: BaseViewInput {
    func setFieldsEnabled(_ isEnabled: Bool)
    func setLogInEnabled(_ isEnabled: Bool)
    func clearPassword()
}

protocol LoginViewOutput: AnyObject {
    func viewDidLoad()
    func didEdit(username: String, password: String)
    func didTapLogIn()
}

protocol LoginInteractorInput: AnyObject {
    var canLogIn: Bool { get }
    func edit(username: String, password: String)
    func logIn()
}

protocol LoginInteractorOutput: AnyObject {
    func didChangeLoading(_ isLoading: Bool)
    func didClearPassword()
    func didLogIn()
    func didFail(_ error: ServiceError)
}

/// Gets the outcome of the module. The root presenter adopts it.
protocol LoginModuleOutput: AnyObject {
    func didLogIn()
}
