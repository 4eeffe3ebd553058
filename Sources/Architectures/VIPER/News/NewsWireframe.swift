import PocketUI
import Services

final class NewsWireframe: NewsWireframeInput {
    /// Weak, because it owns the screens, and these own the wireframes.
    private weak let root: (any RootWireframeInput)?

    init(root: any RootWireframeInput) {
        self.root = root
    }

    static func assemble(root: any RootWireframeInput, services: AppServices) -> ViewController {
        let interactor = NewsInteractor(news: services.news)
        let presenter = NewsPresenter(
            interactor: interactor, wireframe: NewsWireframe(root: root), clock: services.clock)
        let view = NewsViewController(output: presenter)
        presenter.view = view
        interactor.output = presenter
        return view
    }

    func showArticle(_ content: ArticleContent) { root?.showArticle(content) }
}
