/// What most presenters ask of their view: to tell the person something, and to move to another screen.
protocol BaseView: AnyObject {
    func showToast(_ text: String)
    /// Counted: each call needs a `hideLoading` of its own.
    func showLoading()
    func hideLoading()

    func push(_ screen: Screen)
    /// Makes `screen` the only one.
    func setRoot(_ screen: Screen)
}

extension BaseView {
    func setLoading(_ isLoading: Bool) {
        if isLoading { showLoading() } else { hideLoading() }
    }
}
