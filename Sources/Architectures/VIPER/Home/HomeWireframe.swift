import PocketUI
import Services

/// Assembles the module, with the two modules that its screen hosts.
enum HomeWireframe {
    static func assemble(
        moduleOutput: any HomeModuleOutput, services: AppServices
    ) -> ViewController {
        let interactor = HomeInteractor(authentication: services.authentication)
        return HomeViewController(
            news: NewsWireframe.assemble(services: services),
            feedback: FeedbackWireframe.assemble(services: services),
            output: HomePresenter(interactor: interactor, moduleOutput: moduleOutput))
    }
}
