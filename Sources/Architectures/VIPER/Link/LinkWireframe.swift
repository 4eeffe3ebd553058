import Services

final class LinkWireframe: BaseWireframe, LinkWireframeInput {
    /// Assembles the module. It has no screen of its own, so `view` shows its toasts and its loading.
    static func assemble(
        over view: any BaseViewInput, root: any RootWireframeInput, services: AppServices
    ) -> any LinkModuleInput {
        let interactor = LinkInteractor(
            news: services.news, authentication: services.authentication)
        let presenter = LinkPresenter(interactor: interactor, wireframe: LinkWireframe(root: root))
        presenter.view = view
        interactor.output = presenter
        return presenter
    }

    func showNews() { root?.popToRoot() }
    func showArticle(_ content: ArticleContent) { root?.push(.article(content)) }
    func showLogin() { root?.setRoot(.login) }
}
