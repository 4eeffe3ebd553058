import AppContract
import Services

protocol NewsViewInput: BaseViewInput {
    /// The rows have changed; the view asks the presenter for those it shows.
    func reloadRows()

    /// Says why there are no rows; an empty text says nothing.
    func showEmptyText(_ text: String)
}

protocol NewsViewOutput: AnyObject {
    var numberOfRows: Int { get }
    func row(at index: Int) -> ArticleRow

    func viewDidAppear()
    func didEditSearch(_ text: String)
    func didPullToRefresh()
    func didReachEnd()
    func didSelectRow(at index: Int)
}

protocol NewsInteractorInput: AnyObject {
    var articles: [Article] { get }
    /// What the articles match; nil until the first page has come.
    var shownText: String? { get }

    func loadIfNeeded()
    func search(_ text: String)
    func refresh()
    func loadNextPage()
}

protocol NewsInteractorOutput: AnyObject {
    func didStartLoading()
    func didStopLoading()
    func didChangeArticles()
    func didFail(_ error: ServiceError)
}

protocol NewsWireframeInput: AnyObject {
    func showArticle(_ article: Article)
    func sessionDidEnd()
}
