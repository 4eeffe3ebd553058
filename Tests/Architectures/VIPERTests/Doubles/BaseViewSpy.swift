@testable import VIPER

/// Shows nothing and records everything.
class BaseViewSpy: BaseViewInput {
    private(set) var toasts: [String] = []
    /// How often loading was shown and not hidden since.
    private(set) var loadingCount = 0
    /// Whether loading was shown or hidden, in order.
    private(set) var loadingStates: [Bool] = []

    init() {}

    func showToast(_ text: String) {
        toasts.append(text)
    }

    func showLoading() {
        loadingCount += 1
        loadingStates.append(true)
    }

    func hideLoading() {
        loadingCount -= 1
        loadingStates.append(false)
    }
}
