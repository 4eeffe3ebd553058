import PocketUI
import Services

final class ArticleWireframe {
    private let services: AppServices

    init(services: AppServices) {
        self.services = services
    }

    func assemble(showing content: ArticleContent) -> ViewController {
        let presenter = ArticlePresenter(content: content, clock: services.clock)
        let view = ArticleViewController(output: presenter)
        presenter.view = view
        return view
    }
}
