import AppContract
import PocketUI
import Services

extension ViewController {
    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
    }
}
