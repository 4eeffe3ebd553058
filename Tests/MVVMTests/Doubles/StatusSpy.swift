@testable import MVVM

/// Remembers all that a status said, as a view would have shown it.
final class StatusSpy {
    private(set) var toasts: [String] = []
    private(set) var isLoading = false
    private var tokens: [ObservationToken] = []

    init(_ status: Status) {
        status.toast.bind(to: self) { spy, text in
            if let text { spy.toasts.append(text) }
        }.store(in: &tokens)
        status.isLoading.bind(to: self, \.isLoading).store(in: &tokens)
    }
}
