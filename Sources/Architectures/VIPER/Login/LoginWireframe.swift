import PocketUI
import Services

final class LoginWireframe: BaseWireframe, LoginWireframeInput {
    func assemble() -> ViewController {
        let interactor = LoginInteractor(authentication: services.authentication)
        let presenter = LoginPresenter(interactor: interactor, wireframe: self)
        let view = LoginViewController(output: presenter)
        presenter.view = view
        interactor.output = presenter
        return view
    }

    func showHome() { application?.setRoot(.home) }
}
