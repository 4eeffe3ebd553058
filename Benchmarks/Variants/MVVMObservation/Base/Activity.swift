import AppContract
import Observation
import Services

/// What every view model that waits for answers shows: a loading sign and toasts. The view can only follow it.
@Observable
final class Status {
    fileprivate(set) var isLoading = false
    /// A view shows each new one.
    fileprivate(set) var toast = Toast()
}

/// A status that its view model changes.
struct Activity {
    let status = Status()

    var isLoading: Bool {
        get { status.isLoading }
        nonmutating set { status.isLoading = newValue }
    }

    func showToast(_ text: String) {
        status.toast.send(text)
    }

    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
    }
}

/// Observation knows what is, and not what happens. With a number, the same text can happen twice, and a view knows
/// which it has shown.
struct Toast {
    private(set) var number = 0
    private(set) var text = ""

    mutating func send(_ text: String) {
        number += 1
        self.text = text
    }
}
