/// A view that shows toasts and loading. Every view controller inherits these methods from `ViewController`.
protocol BaseView: AnyObject {
    func showToast(_ text: String)
    /// Every call needs one `hideLoading()`.
    func showLoading()
    func hideLoading()
}

extension BaseView {
    func setLoading(_ isLoading: Bool) {
        if isLoading { showLoading() } else { hideLoading() }
    }
}
