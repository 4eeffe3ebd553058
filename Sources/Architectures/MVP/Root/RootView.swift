/// What the root presenter needs from its view, the stack of screens.
protocol RootView: BaseView {
    func showLogin(_ presenter: LoginPresenter)
    func showHome(_ presenter: HomePresenter)
    func showNews()
    func showArticle(_ presenter: ArticlePresenter)
}
