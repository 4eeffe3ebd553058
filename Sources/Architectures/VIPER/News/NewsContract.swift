import AppContract
import Services

protocol NewsViewInput: BaseViewInput {
    /// The rows have changed. The view asks its output for the visible ones.
    func reloadRows()

    /// Shows why there are no rows. An empty text shows nothing.
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
    var numberOfArticles: Int { get }
    func article(at index: Int) -> ArticleContent

    func loadIfNeeded()
    func search(_ text: String)
    func refresh()
    func loadNextPage()
}

protocol NewsInteractorOutput: AnyObject {
    func didChangeLoading(_ isLoading: Bool)
    func didLoad()
    /// Reports why there are no articles; nil if there are some, or if that is not known yet.
    func didChangeEmptyReason(_ reason: ArticleList.EmptyReason?)
    func didFail(_ error: ServiceError)
}

protocol NewsWireframeInput: AnyObject {
    func showArticle(_ content: ArticleContent)
}
