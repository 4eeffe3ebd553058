import AppContract
import Services

protocol NewsViewInput: BaseViewInput {
    /// The rows have changed. The view asks its output for the visible ones. It must not start a load during this call.
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
    /// The articles have changed. `unmatchedText` is the text that no article matches; nil if there are articles.
    func didLoad(unmatchedText: String?)
    func didFail(_ error: ServiceError)
}

protocol NewsWireframeInput: AnyObject {
    func showArticle(_ content: ArticleContent)
}
