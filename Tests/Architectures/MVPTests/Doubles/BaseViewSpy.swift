@testable import MVP

/// Shows nothing, and remembers what a person would see.
class BaseViewSpy: BaseView {
    private(set) var toasts: [String] = []
    /// Whether loading was shown or hidden, in order.
    private(set) var loadingStates: [Bool] = []
    /// Called whenever loading is hidden, for an event that arrives just then.
    var didHideLoading: () -> Void = {}

    init() {}

    /// How often loading was shown and not hidden since.
    var loadingCount: Int { loadingStates.reduce(0) { $0 + ($1 ? 1 : -1) } }

    func showToast(_ text: String) {
        toasts.append(text)
    }

    func showLoading() {
        loadingStates.append(true)
    }

    func hideLoading() {
        loadingStates.append(false)
        didHideLoading()
    }
}
