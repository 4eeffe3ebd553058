import AppContract
import PocketUI
import Services

extension ViewController {
    /// Shows the message for an error. There is none for `cancelled`, nor for `sessionEnded`, which has its own toast.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
    }
}
