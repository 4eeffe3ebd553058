import Services

final class LinkWireframe: BaseWireframe, LinkWireframeInput {
    /// Assembles the module. It has no screen of its own: `view` shows its toasts and its loading.
    func assemble(over view: any BaseViewInput) -> any LinkModuleInput {
        let interactor = LinkInteractor(
            news: services.news, authentication: services.authentication)
        let presenter = LinkPresenter(interactor: interactor, wireframe: self)
        presenter.view = view
        interactor.output = presenter
        return presenter
    }

    func showNews() { application?.popToRoot() }
    func showArticle(_ content: ArticleContent) { application?.push(.article(content)) }
    func showLogin() { application?.setRoot(.login) }
}
