import PocketUI
import Services

final class NewsWireframe: BaseWireframe, ModuleWireframe, NewsWireframeInput {
    func assemble() -> ViewController {
        NewsViewController { [services] view in
            NewsPresenter(view: view, wireframe: self, clock: services.clock) { output in
                NewsInteractor(output: output, news: services.news)
            }
        }
    }

    func showArticle(_ article: Article) {
        receiver?.receive(.didChooseArticle(article), from: .news)
    }

    func sessionDidEnd() {
        receiver?.receive(.sessionDidEnd, from: .news)
    }
}
