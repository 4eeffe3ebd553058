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
        ArticleViewController { view in
            ArticlePresenter(view: view, article: self.article, clock: self.services.clock)
        }
    }
}
