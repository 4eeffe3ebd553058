@testable import MVVM

/// Remembers all that a status told, as a view would have shown it.
final class StatusSpy {
    private(set) var toasts: [String] = []
    /// Called with each toast, for a look at how things are then.
    var didShowToast: () -> Void = {}
    /// Each time that it was told whether a load is under way, the state at the start included.
    private(set) var loadingStates: [Bool] = []
    private var isClosed = false

    init(_ status: Status) {
        status.toast.bind(to: self) { $0.showToast($1) }
        status.isLoading.bind(to: self) { $0.loadingStates.append($1) }
    }

    var isLoading: Bool { loadingStates.last ?? false }

    /// From now on nobody sees its toasts, as on a screen that another one has replaced.
    func close() {
        isClosed = true
    }

    private func showToast(_ text: String) {
        if isClosed { return }
        toasts.append(text)
        didShowToast()
    }
}
