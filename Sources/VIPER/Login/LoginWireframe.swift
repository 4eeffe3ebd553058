import PocketUI
import Services

final class LoginWireframe: ModuleWireframe, LoginWireframeInput {
    private weak var receiver: (any MessageReceiver)?
    private let services: AppServices

    init(receiver: any MessageReceiver, services: AppServices) {
        self.receiver = receiver
        self.services = services
    }

    func assemble() -> ViewController {
        LoginViewController { view in
            LoginPresenter(view: view, wireframe: self) { output in
                LoginInteractor(output: output, authentication: self.services.authentication)
            }
        }
    }

    func didLogIn() {
        receiver?.receive(.didLogIn, from: .login)
    }
}
