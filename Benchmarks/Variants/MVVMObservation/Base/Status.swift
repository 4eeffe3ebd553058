import Observation

/// The loading indicator and the toasts of a view model. The view observes the indicator and says where the toasts go, and
/// only the view model sets and sends them.
@Observable
final class Status {
    var isLoading = false

    /// Called for each toast. A toast is an event and not state, because as state it would be shown late by a screen
    /// that was covered.
    @ObservationIgnored var onToast: (String) -> Void = { _ in }
}
