import PocketUI
import Services

final class LoginWireframe: BaseWireframe, ModuleWireframe, LoginWireframeInput {
    func assemble() -> ViewController {
        LoginViewController { [services] view in
            LoginPresenter(view: view, wireframe: self) { output in
                LoginInteractor(output: output, authentication: services.authentication)
            }
        }
    }

    func didLogIn() {
        receiver?.receive(.didLogIn, from: .login)
    }
}
