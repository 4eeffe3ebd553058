import Services

final class LinkWireframe: BaseWireframe, LinkWireframeInput {
    /// Assembles the module without a screen of its own: `view` shows what there is to say.
    func assemble(over view: any BaseViewInput) -> any LinkModuleInput {
        LinkPresenter(view: view, wireframe: self) { [services] output in
            LinkInteractor(output: output, news: services.news)
        }
    }

    func showNews() {
        receiver?.receive(.didChooseNews, from: .link)
    }

    func showArticle(_ article: Article) {
        receiver?.receive(.didChooseArticle(article), from: .link)
    }

    func sessionDidEnd() {
        receiver?.receive(.sessionDidEnd, from: .link)
    }
}
