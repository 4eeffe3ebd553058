/// What the log-in presenter needs from its view.
protocol LoginView: BaseView {
    func setFieldsEnabled(_ isEnabled: Bool)
    func setLogInEnabled(_ isEnabled: Bool)
    func clearPassword()
}
