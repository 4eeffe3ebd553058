/// A view that shows toasts and loading. Every view controller inherits these methods from `ViewController`.
protocol BaseViewInput: AnyObject {
    func showToast(_ text: String)
    func showLoading()
    func hideLoading()
}

extension BaseViewInput {
    /// Call it only for changes, because each `showLoading()` needs one `hideLoading()`.
    func setLoading(_ isLoading: Bool) {
        if isLoading { showLoading() } else { hideLoading() }
    }
}
