import AppContract
import Services

/// A view that shows toasts and loading. Every view controller inherits these members from `ViewController`.
protocol BaseView: AnyObject {
    var isLoading: Bool { get set }
    func showToast(_ text: String)
}

extension BaseView {
    /// Shows the message for an error. There is none for `cancelled`, nor for `sessionEnded`, which has its own toast.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
    }
}
