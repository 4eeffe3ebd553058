import PocketUI
import Services

final class NewsWireframe: BaseWireframe, NewsWireframeInput {
    func assemble() -> ViewController {
        let interactor = NewsInteractor(news: services.news)
        let presenter = NewsPresenter(
            interactor: interactor, wireframe: self, clock: services.clock)
        let view = NewsViewController(output: presenter)
        presenter.view = view
        interactor.output = presenter
        return view
    }

    func showArticle(_ content: ArticleContent) { application?.push(.article(content)) }
    func showLogin() { application?.setRoot(.login) }
}
