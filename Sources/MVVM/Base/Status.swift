import AppContract
import Services

/// What every view model has to say beside its own matters: that something is under way, and what went
/// wrong or right.
struct Status {
    let isLoading = Observable(false)
    let toast = Observable<String?>(nil)

    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { toast.value = message }
    }
}
