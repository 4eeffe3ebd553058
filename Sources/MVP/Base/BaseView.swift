/// What every view can do, and all that most presenters need of one.
protocol BaseView: AnyObject {
    func showToast(_ text: String)
    func showLoading()
    func hideLoading()

    func push(_ screen: Screen)
    func popToRoot()
    /// Makes `screen` the only one.
    func setRoot(_ screen: Screen)
}
