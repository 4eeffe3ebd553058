@testable import MVP

/// Shows nothing and remembers everything.
class BaseViewSpy: BaseView {
    private(set) var toasts: [String] = []
    /// How often loading was shown and not hidden since.
    private(set) var loadingCount = 0
    private(set) var moves: [Move] = []

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

    func push(_ screen: Screen) {
        moves.append(.push(screen))
    }

    func popToRoot() {
        moves.append(.popToRoot)
    }

    func setRoot(_ screen: Screen) {
        moves.append(.setRoot(screen))
    }
}
