import AppContract
import Services

/// What every view model tells its view beside its own matters: that it waits for an answer, and what went
/// wrong or right.
struct Status {
    let toast = Event<String>()
    private let loading = Observable(false)

    var isLoading: ObservableValue<Bool> { loading }

    /// A load that supersedes another one is no change: views count how often they are told.
    func setLoading(_ isLoading: Bool) {
        if loading.value != isLoading { loading.value = isLoading }
    }

    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { toast.send(message) }
    }
}
