import PocketUI
import Services

final class HomeWireframe: BaseWireframe, HomeWireframeInput {
    func assemble(news: ViewController, feedback: ViewController) -> ViewController {
        let interactor = HomeInteractor(authentication: services.authentication)
        let presenter = HomePresenter(interactor: interactor, wireframe: self)
        return HomeViewController(news: news, feedback: feedback, output: presenter)
    }

    func showLogin() { application?.setRoot(.login) }
}
