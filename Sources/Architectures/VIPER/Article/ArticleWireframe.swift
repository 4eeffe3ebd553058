import PocketUI
import Services

final class ArticleWireframe: ModuleWireframe {
    private let article: Article
    private let services: AppServices

    init(article: Article, services: AppServices) {
        self.article = article
        self.services = services
    }

    func assemble() -> ViewController {
        let presenter = ArticlePresenter(article: article, clock: services.clock)
        let view = ArticleViewController(eventHandler: presenter)
        presenter.view = view
        return view
    }
}
