@testable import MVVM

/// Follows a status, as a view does, and remembers all that it was notified of.
final class StatusSpy {
    private(set) var toasts: [String] = []
    /// Called with each toast, for a look at how things are then.
    var didShowToast: () -> Void = {}
    /// Whether a load was under way, at first and after each change.
    private(set) var loadingStates: [Bool] = []
    /// Called with each change, for what a view may do then, such as to scroll to the end of its table.
    var didChangeLoading: (Bool) -> Void = { _ in }

    init(_ status: Status) {
        status.toast.bind(to: self) { $0.show($1) }
        status.isLoading.bind(to: self) { $0.change($1) }
    }

    var isLoading: Bool { loadingStates.last ?? false }

    private func show(_ toast: String) {
        toasts.append(toast)
        didShowToast()
    }

    private func change(_ isLoading: Bool) {
        loadingStates.append(isLoading)
        didChangeLoading(isLoading)
    }
}
