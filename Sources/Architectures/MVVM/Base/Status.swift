import AppContract
import Services

/// What every view model that waits for answers tells its view. The view model sets it, and the view follows it. Copies share
/// their state.
struct Status {
    /// What went wrong or right, when it does.
    let toast = Event<String>()
    private let loading = Observable(false)

    /// Whether an answer is awaited.
    var isLoading: ObservableValue<Bool> { loading }

    /// Sets changes only: a load that replaces another is none. Not to be called by what follows it: a change that waits is
    /// not seen here.
    func setLoading(_ isLoading: Bool) {
        if loading.value != isLoading { loading.value = isLoading }
    }

    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { toast.send(message) }
    }
}
