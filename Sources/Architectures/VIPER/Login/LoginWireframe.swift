import PocketUI
import Services

final class LoginWireframe: BaseWireframe, ModuleWireframe, LoginWireframeInput {
    func assemble() -> ViewController {
        let interactor = LoginInteractor(authentication: services.authentication)
        let presenter = LoginPresenter(interactor: interactor, wireframe: self)
        let view = LoginViewController(eventHandler: presenter)
        presenter.view = view
        interactor.output = presenter
        return view
    }

    func showHome() {
        application?.follow(.root(.home))
    }
}
