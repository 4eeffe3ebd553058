import AppContract
import Services

/// What a presenter that waits for answers can tell its view. Every `ViewController` inherits it.
protocol BaseViewInput: AnyObject {
    func showToast(_ text: String)
    func showLoading()
    func hideLoading()
}

extension BaseViewInput {
    func setLoading(_ isLoading: Bool) {
        if isLoading { showLoading() } else { hideLoading() }
    }

    /// Tells the person what went wrong.
    func show(_ error: ServiceError) {
        if let message = Texts.message(for: error) { showToast(message) }
    }
}
