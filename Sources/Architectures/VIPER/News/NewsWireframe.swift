import PocketUI
import Services

final class NewsWireframe: BaseWireframe, ModuleWireframe, NewsWireframeInput {
    func assemble() -> ViewController {
        let interactor = NewsInteractor(news: services.news)
        let presenter = NewsPresenter(
            interactor: interactor, wireframe: self, clock: services.clock)
        let view = NewsViewController(dataSource: presenter, eventHandler: presenter)
        presenter.view = view
        interactor.output = presenter
        return view
    }
}
