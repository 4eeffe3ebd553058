import AppContract
import PocketUI

final class LoginViewController: ViewController {
    private let usernameField = TextField(placeholder: Texts.username)
    private let passwordField = TextField(placeholder: Texts.password, isSecure: true)
    private let logInButton = Button(title: Texts.logIn)
    private let store: Store<LoginReducer>

    init(store: Store<LoginReducer>) {
        self.store = store
    }

    override func viewDidLoad() {
        title = Texts.logIn
        view.addSubview(usernameField)
        view.addSubview(passwordField)
        view.addSubview(logInButton)
        usernameField.addTarget(self) { $0.store.send(.editedUsername($0.usernameField.text)) }
        passwordField.addTarget(self) { $0.store.send(.editedPassword($0.passwordField.text)) }
        logInButton.addTarget(self) { $0.store.send(.tappedLogIn) }
        store.render(on: self) { $0.render($1) }
    }

    private func render(_ state: LoginState) {
        usernameField.show(state.username)
        passwordField.show(state.password)
        usernameField.isEnabled = !state.isLoading
        passwordField.isEnabled = !state.isLoading
        logInButton.isEnabled = state.canLogIn
        isLoading = state.isLoading
    }
}
