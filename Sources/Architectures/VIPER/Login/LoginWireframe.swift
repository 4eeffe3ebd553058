import PocketUI
import Services

final class LoginWireframe: BaseWireframe, LoginWireframeInput {
    static func assemble(root: any RootWireframeInput, services: AppServices) -> ViewController {
        let interactor = LoginInteractor(authentication: services.authentication)
        let presenter = LoginPresenter(
            interactor: interactor, wireframe: LoginWireframe(root: root))
        let view = LoginViewController(output: presenter)
        presenter.view = view
        interactor.output = presenter
        return view
    }

    func showHome() { root?.setRoot(.home) }
}
