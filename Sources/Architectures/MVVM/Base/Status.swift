/// The loading indicator and the toasts of a view model. The view binds to them, and only the view model sets them.
struct Status {
    let isLoading = Observable(false)
    let toast = Event<String>()
}
