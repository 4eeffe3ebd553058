@testable import MVP

/// Shows nothing, and remembers what a person would see and where it led.
class BaseViewSpy: BaseView {
    private(set) var toasts: [String] = []
    /// How often loading was shown and not hidden since.
    private(set) var loadingCount = 0
    /// Whether loading was shown or hidden, in order.
    private(set) var loadingStates: [Bool] = []
    private(set) var moves: [Move] = [] {
        willSet { willMove() }
    }
    /// Called before each move, for a look at how things are then.
    var willMove: () -> Void = {}
    /// Whether another screen has taken its place.
    private var isClosed = false

    init() {}

    /// A screen that is closed shows no toast, even if it is asked to.
    func showToast(_ text: String) {
        if !isClosed { toasts.append(text) }
    }

    func showLoading() {
        loadingCount += 1
        loadingStates.append(true)
    }

    func hideLoading() {
        loadingCount -= 1
        loadingStates.append(false)
    }

    func push(_ screen: Screen) {
        record(.push(screen))
    }

    func setRoot(_ screen: Screen) {
        record(.setRoot(screen))
        isClosed = true
    }

    func record(_ move: Move) {
        moves.append(move)
    }
}
