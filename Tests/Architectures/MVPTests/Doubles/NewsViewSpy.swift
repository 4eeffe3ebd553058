@testable import MVP

/// Like a table, it asks for the number of rows only when it is told to.
final class NewsViewSpy: BaseViewSpy, @MainActor NewsView {
    private(set) var numberOfRows = 0
    private(set) var emptyText = ""
    private(set) var articles: [ArticlePresenter] = []
    /// Called when the rows are shown, for an event that arrives just then.
    var didReloadRows: () -> Void = {}

    private weak let presenter: NewsPresenter?

    init(presenter: NewsPresenter) {
        self.presenter = presenter
        super.init()
        presenter.attach(self)
    }

    func reloadRows() {
        numberOfRows = presenter?.numberOfRows ?? 0
        didReloadRows()
    }

    func showEmptyText(_ text: String) {
        emptyText = text
    }

    func showArticle(_ presenter: ArticlePresenter) {
        articles.append(presenter)
    }
}
