@testable import MVVMObservation

/// Takes the toasts of a status, as a view does, and remembers them.
final class StatusSpy {
    private(set) var toasts: [String] = []
    /// Called with each toast, for a look at how things are then.
    var didShowToast: () -> Void = {}
    private let status: Status

    init(_ status: Status) {
        self.status = status
        status.onToast = { [weak self] in self?.show($0) }
    }

    var isLoading: Bool { status.isLoading }

    private func show(_ toast: String) {
        toasts.append(toast)
        didShowToast()
    }
}
