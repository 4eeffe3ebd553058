import PocketUI
import Services

/// Only assembles the module, because its output decides what is next.
enum LoginWireframe {
    static func assemble(
        moduleOutput: any LoginModuleOutput, services: AppServices
    ) -> ViewController {
        let interactor = LoginInteractor(authentication: services.authentication)
        let presenter = LoginPresenter(interactor: interactor, moduleOutput: moduleOutput)
        let view = LoginViewController(output: presenter)
        presenter.view = view
        interactor.output = presenter
        return view
    }
}
