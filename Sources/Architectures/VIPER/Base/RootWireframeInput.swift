/// The root wireframe, as the wireframes of the modules see it.
protocol RootWireframeInput: AnyObject {
    /// Makes `screen` the only one.
    func setRoot(_ screen: Screen)
    func push(_ screen: Screen)
    func popToRoot()
}
