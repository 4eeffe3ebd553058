import AppContract
import Observation
import Services

/// The loading indicator and the toasts of a view model, which sets them here. Views get its ``status``. A setter changes an
/// object and not this structure, so it is `nonmutating`.
struct Activity {
    let status = Status()

    var isLoading: Bool {
        get { status.isLoading }
        nonmutating set { status.isLoading = newValue }
    }

    func showToast(_ text: String) {
        status.onToast(text)
    }

    /// Shows the message for an error. There is none for `cancelled`, nor for `sessionEnded`, which has its own toast.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
    }
}

/// The part of an ``Activity`` that views get. They observe it, and say where its toasts go.
@Observable
final class Status {
    fileprivate(set) var isLoading = false

    /// Called for each toast. A toast is an event and not state, because as state it would be shown late by a screen
    /// that was covered.
    @ObservationIgnored var onToast: (String) -> Void = { _ in }
}
