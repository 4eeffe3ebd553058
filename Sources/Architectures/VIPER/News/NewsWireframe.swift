import PocketUI
import Services

final class NewsWireframe: BaseWireframe, ModuleWireframe, NewsWireframeInput {
    func assemble() -> ViewController {
        let interactor = NewsInteractor(news: services.news)
        let presenter = NewsPresenter(
            interactor: interactor, wireframe: self, clock: services.clock)
        return NewsViewController(dataSource: presenter, eventHandler: presenter)
    }
}
