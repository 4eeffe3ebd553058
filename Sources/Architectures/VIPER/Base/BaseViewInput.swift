/// What a presenter that waits for answers can tell its view.
protocol BaseViewInput: AnyObject {
    func showToast(_ text: String)
    func showLoading()
    func hideLoading()
}
