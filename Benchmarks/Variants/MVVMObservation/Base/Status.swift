import AppContract
import Observation
import Services

/// What a view model that waits for answers tells its view beside its own state.
@Observable
final class Status {
    fileprivate(set) var isLoading = false
    /// What went wrong or right. A view shows each new one.
    fileprivate(set) var toast = Toast(number: 0, text: "")
}

/// Observation knows what is, and not what happens. With a number, the same text can happen twice, and a view knows
/// which it has shown.
struct Toast {
    let number: Int
    let text: String
}

/// The side of a status that its view model keeps to itself.
struct Activity {
    let status = Status()

    func setLoading(_ isLoading: Bool) {
        status.isLoading = isLoading
    }

    func showToast(_ text: String) {
        status.toast = Toast(number: status.toast.number + 1, text: text)
    }

    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
    }
}
