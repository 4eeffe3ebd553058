import AppContract
import Services

/// What a view model that waits for answers tells its view beside its own state: that it waits, and what went
/// wrong or right.
struct Status {
    let toast = Event<String>()
    private let loading = Observable(false)

    var isLoading: ObservableValue<Bool> { loading }

    /// Tells changes only. A view counts its calls of `showLoading`, and a load may replace another.
    func setLoading(_ isLoading: Bool) {
        if loading.value != isLoading { loading.value = isLoading }
    }

    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { toast.send(message) }
    }
}
