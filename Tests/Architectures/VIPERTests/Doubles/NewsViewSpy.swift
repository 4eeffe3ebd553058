@testable import VIPER

final class NewsViewSpy: BaseViewSpy, @MainActor NewsViewInput {
    weak var output: (any NewsViewOutput)?
    /// As of the last reload.
    private(set) var numberOfRows = 0
    private(set) var reloads = 0
    private(set) var emptyText = ""

    func reloadRows() {
        reloads += 1
        numberOfRows = output?.numberOfRows ?? 0
    }

    func showEmptyText(_ text: String) {
        emptyText = text
    }
}
