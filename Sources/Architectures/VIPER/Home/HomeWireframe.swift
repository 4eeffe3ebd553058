import PocketUI
import Services

final class HomeWireframe: BaseWireframe, ModuleWireframe, HomeWireframeInput {
    private let news: any ModuleWireframe
    private let feedback: any ModuleWireframe

    init(
        application: any RouteFollower, services: AppServices,
        news: any ModuleWireframe, feedback: any ModuleWireframe
    ) {
        self.news = news
        self.feedback = feedback
        super.init(application: application, services: services)
    }

    func assemble() -> ViewController {
        let interactor = HomeInteractor(authentication: services.authentication)
        let presenter = HomePresenter(interactor: interactor, wireframe: self)
        return HomeViewController(
            news: news.assemble(), feedback: feedback.assemble(), eventHandler: presenter)
    }
}
