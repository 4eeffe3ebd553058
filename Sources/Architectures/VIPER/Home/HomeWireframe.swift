import PocketUI
import Services

final class HomeWireframe: BaseWireframe, HomeWireframeInput {
    static func assemble(
        news: ViewController, feedback: ViewController, root: any RootWireframeInput,
        services: AppServices
    ) -> ViewController {
        let interactor = HomeInteractor(authentication: services.authentication)
        let presenter = HomePresenter(interactor: interactor, wireframe: HomeWireframe(root: root))
        return HomeViewController(news: news, feedback: feedback, output: presenter)
    }

    func showLogin() { root?.setRoot(.login) }
}
