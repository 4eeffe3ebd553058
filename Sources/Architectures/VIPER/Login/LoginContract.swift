import Services

protocol LoginViewInput: BaseViewInput {
    func setFieldsEnabled(_ isEnabled: Bool)
    func setLogInEnabled(_ isEnabled: Bool)
    func clearPassword()
}

protocol LoginEventHandler: AnyObject {
    func viewDidLoad()
    func didEdit(username: String, password: String)
    func didTapLogIn()
}

protocol LoginInteractorInput: AnyObject {
    func isComplete(username: String, password: String) -> Bool
    func logIn(username: String, password: String)
}

protocol LoginInteractorOutput: AnyObject {
    func didStartLoggingIn()
    func didLogIn()
    func didFail(_ error: ServiceError)
}

protocol LoginWireframeInput: AnyObject {
    func showHome()
}
