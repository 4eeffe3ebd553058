/// What the news presenter needs from its view.
protocol NewsView: BaseView {
    /// The rows have changed. The view asks the presenter for the visible ones. It must not start a load during this call.
    func reloadRows()
    /// Shows why there are no rows. An empty text shows nothing.
    func showEmptyText(_ text: String)
    func push(_ screen: Screen)
}
