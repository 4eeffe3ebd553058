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
    func canLogIn(username: String, password: String) -> Bool
    func logIn(username: String, password: String)
}

protocol LoginInteractorOutput: AnyObject {
    func didChangeWaiting(_ isWaiting: Bool)
    func didLogIn()
    func didFail(_ error: ServiceError)
}

protocol LoginWireframeInput: AnyObject {
    func showHome()
}
