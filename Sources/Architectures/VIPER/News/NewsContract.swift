import AppContract
import Services

protocol NewsViewInput: BaseViewInput {
    /// The rows have changed; the view asks its data source for those it shows.
    func reloadRows()

    /// Shows why there are no rows; an empty text shows nothing.
    func showEmptyText(_ text: String)
}

protocol NewsDataSource: AnyObject {
    var numberOfRows: Int { get }
    func row(at index: Int) -> ArticleRow
}

protocol NewsEventHandler: AnyObject {
    func viewDidAppear()
    func didEditSearch(_ text: String)
    func didPullToRefresh()
    func didReachEnd()
    func didSelectRow(at index: Int)
}

protocol NewsInteractorInput: AnyObject {
    func loadIfNeeded()
    func search(_ text: String)
    func refresh()
    func loadNextPage()
}

protocol NewsInteractorOutput: AnyObject {
    /// Each load starts and stops; one that is superseded stops after the next has started.
    func didStartLoading()
    func didStopLoading()
    /// Hands over the articles of a page, without those that the pages before it had. A first page
    /// replaces all that are shown; any other page follows them.
    func didLoad(_ articles: [Article], matching text: String, isFirst: Bool)
    func didFail(_ error: ServiceError)
}

protocol NewsWireframeInput: AnyObject {
    func showArticle(_ article: Article)
    func showLogin()
}
