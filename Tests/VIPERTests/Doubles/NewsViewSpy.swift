@testable import VIPER

final class NewsViewSpy: BaseViewSpy, @MainActor NewsViewInput {
    private(set) var reloads = 0
    private(set) var emptyText = ""

    func reloadRows() {
        reloads += 1
    }

    func showEmptyText(_ text: String) {
        emptyText = text
    }
}
