@testable import MVP

final class NewsViewSpy: BaseViewSpy, @MainActor NewsView {
    private(set) var reloads = 0
    private(set) var emptyText = ""

    func reloadRows() {
        reloads += 1
    }

    func showEmptyText(_ text: String) {
        emptyText = text
    }
}
