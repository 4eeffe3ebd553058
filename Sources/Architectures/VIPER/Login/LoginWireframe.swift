import PocketUI
import Services

final class LoginWireframe: BaseWireframe, ModuleWireframe, LoginWireframeInput {
    func assemble() -> ViewController {
        let interactor = LoginInteractor(authentication: services.authentication)
        let presenter = LoginPresenter(interactor: interactor, wireframe: self)
        return LoginViewController(eventHandler: presenter)
    }

    func didLogIn() {
        receiver?.receive(.didLogIn)
    }
}
