/// What every view can do that moves between screens. The home screen and the links need no more of it.
protocol BaseView: AnyObject {
    func showToast(_ text: String)
    func showLoading()
    func hideLoading()

    func push(_ screen: Screen)
    func popToRoot()
    /// Makes `screen` the only one.
    func setRoot(_ screen: Screen)
}
