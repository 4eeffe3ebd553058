/// A view that shows toasts and loading. Every view controller inherits these members from `ViewController`.
protocol BaseViewInput: AnyObject {
    var isLoading: Bool { get set }
    func showToast(_ text: String)
}
