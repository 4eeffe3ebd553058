import AppContract
import Observation
import Services

/// What every view model that waits for answers tells its view. The view model sets it, and the view follows it.
@Observable
final class Status {
    /// What went wrong or right. A view shows each new one.
    var toast = Toast()
    /// Whether an answer is awaited.
    private(set) var isLoading = false

    func setLoading(_ isLoading: Bool) {
        self.isLoading = isLoading
    }

    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { toast.send(message) }
    }
}

/// Observation knows what is, and not what happens. With a number, the same text can happen twice, and a view knows
/// which it has shown.
struct Toast {
    private(set) var number = 0
    private(set) var text = ""

    mutating func send(_ text: String) {
        number += 1
        self.text = text
    }
}
