import PocketUI
import Services

final class HomeWireframe: ModuleWireframe, HomeWireframeInput {
    private weak var receiver: (any MessageReceiver)?
    private let services: AppServices
    private let news: any ModuleWireframe
    private let feedback: any ModuleWireframe

    init(
        receiver: any MessageReceiver, services: AppServices,
        news: any ModuleWireframe, feedback: any ModuleWireframe
    ) {
        self.receiver = receiver
        self.services = services
        self.news = news
        self.feedback = feedback
    }

    func assemble() -> ViewController {
        let interactor = HomeInteractor(authentication: services.authentication)
        return HomeViewController(
            news: news.assemble(), feedback: feedback.assemble(),
            output: HomePresenter(wireframe: self, interactor: interactor))
    }

    func didLogOut() {
        receiver?.receive(.didLogOut, from: .home)
    }
}
