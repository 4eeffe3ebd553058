@testable import MVVM

/// Remembers all that a status told, as a view would have shown it.
final class StatusSpy {
    private(set) var toasts: [String] = []
    /// Called with each toast, for a look at how things are then.
    var didShowToast: () -> Void = {}
    /// Each time that it was told whether a load is under way, the state at the start included.
    private(set) var loadingStates: [Bool] = []
    private var tokens: [ObservationToken] = []

    init(_ status: Status) {
        status.toast.bind(to: self) {
            $0.toasts.append($1)
            $0.didShowToast()
        }.store(in: &tokens)
        status.isLoading.bind(to: self) { $0.loadingStates.append($1) }.store(in: &tokens)
    }

    var isLoading: Bool { loadingStates.last ?? false }

    /// Ends its bindings, as a screen does that another one has replaced.
    func close() {
        tokens = []
    }
}
