/// What the news presenter needs from its view.
protocol NewsView: BaseView {
    /// The rows have changed. The view asks the presenter for the visible ones.
    func reloadRows()
    /// Shows why there are no rows. An empty text shows nothing.
    func showEmptyText(_ text: String)
    func showArticle(_ presenter: ArticlePresenter)
}
