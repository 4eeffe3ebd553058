@testable import MVP

/// Like a table, it asks for the number of rows only when it is told to.
final class NewsViewSpy: BaseViewSpy, @MainActor NewsView {
    weak var presenter: NewsPresenter<NewsViewSpy>?

    private(set) var numberOfRows = 0
    private(set) var emptyText = ""
    private(set) var pushed: [Screen] = []

    func reloadRows() {
        numberOfRows = presenter?.numberOfRows ?? 0
    }

    func showEmptyText(_ text: String) {
        emptyText = text
    }

    func push(_ screen: Screen) {
        pushed.append(screen)
    }
}
