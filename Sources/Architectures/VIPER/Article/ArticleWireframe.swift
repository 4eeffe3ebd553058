import PocketUI
import Services

/// An article leads to no other screen, so its wireframe only assembles the module.
enum ArticleWireframe {
    static func assemble(showing content: ArticleContent, services: AppServices) -> ViewController {
        let presenter = ArticlePresenter(content: content, clock: services.clock)
        let view = ArticleViewController(output: presenter)
        presenter.view = view
        return view
    }
}
