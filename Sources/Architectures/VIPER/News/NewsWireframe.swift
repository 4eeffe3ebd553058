import PocketUI
import Services

final class NewsWireframe: NewsWireframeInput {
    /// Weak, because the screen owns its presenter, and the presenter owns this wireframe.
    private weak var screen: ViewController?
    private let services: AppServices

    private init(services: AppServices) {
        self.services = services
    }

    static func assemble(services: AppServices) -> ViewController {
        let interactor = NewsInteractor(news: services.news)
        let wireframe = NewsWireframe(services: services)
        let presenter = NewsPresenter(
            interactor: interactor, wireframe: wireframe, clock: services.clock)
        let view = NewsViewController(output: presenter)
        presenter.view = view
        interactor.output = presenter
        wireframe.screen = view
        return view
    }

    func showArticle(_ content: ArticleContent) {
        screen?.navigationController?.pushViewController(
            ArticleWireframe.assemble(showing: content, services: services))
    }
}
