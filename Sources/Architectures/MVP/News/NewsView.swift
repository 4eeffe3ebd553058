/// What the news presenter needs of its view.
protocol NewsView: BaseView {
    /// The rows have changed; the view asks the presenter for those it shows.
    func reloadRows()

    /// Shows why there are no rows; an empty text shows nothing.
    func showEmptyText(_ text: String)
}
