@testable import VIPER

/// Shows nothing and remembers everything.
class BaseViewSpy: BaseViewInput {
    private(set) var toasts: [String] = []
    /// How often loading was shown and not hidden since.
    private(set) var loadingCount = 0

    init() {}

    func showToast(_ text: String) {
        toasts.append(text)
    }

    func showLoading() {
        loadingCount += 1
    }

    func hideLoading() {
        loadingCount -= 1
    }
}
