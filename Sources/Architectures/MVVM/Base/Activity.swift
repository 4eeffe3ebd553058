import AppContract
import Services

/// The loading indicator and the toasts of a view model, which sets them here. Views get its ``status``. A setter changes an
/// object in the status and not this structure, so it is `nonmutating`.
struct Activity {
    let status = Status()

    var isLoading: Bool {
        get { status.loading.value }
        nonmutating set { status.loading.value = newValue }
    }

    func showToast(_ text: String) {
        status.toasts.send(text)
    }

    /// Shows the message for an error. There is none for `cancelled`, nor for `sessionEnded`, which has its own toast.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
    }
}

/// The part of an ``Activity`` that views get. They can subscribe to it, but not set it.
struct Status {
    fileprivate let loading = Observable(false)
    fileprivate let toasts = Event<String>()

    var isLoading: ObservableValue<Bool> { loading }
    var toast: EventStream<String> { toasts }
}
