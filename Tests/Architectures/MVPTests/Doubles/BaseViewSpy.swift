@testable import MVP

/// Shows nothing, and remembers what a person would see.
class BaseViewSpy: BaseView {
    var isLoading = false
    private(set) var toasts: [String] = []

    init() {}

    func showToast(_ text: String) {
        toasts.append(text)
    }
}
