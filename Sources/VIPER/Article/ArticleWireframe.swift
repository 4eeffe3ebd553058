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
        ArticleViewController { [article, services] view in
            ArticlePresenter(view: view, article: article, clock: services.clock)
        }
    }
}
