import AppContract
import Services

/// What a view model that waits for answers shows: a loading sign and toasts. Only the view model has this type.
struct Activity {
    let status = Status()

    /// Ignores repeats, so that subscribers are notified only of changes.
    var isLoading: Bool {
        get { status.loading.latest }
        nonmutating set { if newValue != isLoading { status.loading.value = newValue } }
    }

    func showToast(_ text: String) {
        status.toasts.send(text)
    }

    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
    }
}

/// An activity as its view sees it, which can only follow.
struct Status {
    fileprivate let loading = Observable(false)
    fileprivate let toasts = Event<String>()

    var isLoading: ObservableValue<Bool> { loading }
    var toast: EventStream<String> { toasts }
}
