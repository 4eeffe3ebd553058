@testable import VIPER

/// Shows nothing and records everything.
class BaseViewSpy: BaseViewInput {
    private(set) var toasts: [String] = []
    /// Whether loading was shown or hidden, in order.
    private(set) var loadingStates: [Bool] = []

    init() {}

    var isLoading = false {
        didSet { loadingStates.append(isLoading) }
    }

    func showToast(_ text: String) {
        toasts.append(text)
    }
}
