import AppContract
import Services

/// What a view model that waits for answers tells its view beside its own state.
struct Status {
    let isLoading: ObservableValue<Bool>
    /// What went wrong or right. A view shows each new one.
    let toast: ObservableValue<String?>
}

/// The side of a status that its view model keeps to itself.
struct Activity {
    private let isLoading = Observable(false)
    private let toast = Observable<String?>(nil)

    var status: Status { Status(isLoading: isLoading, toast: toast) }

    /// Sets changes only. A view counts its calls of `showLoading`, and a load may replace another. Not to be called by
    /// what follows it: a change that waits is not seen here.
    func setLoading(_ isLoading: Bool) {
        if self.isLoading.value != isLoading { self.isLoading.value = isLoading }
    }

    func showToast(_ text: String) {
        toast.value = text
    }

    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
    }
}
