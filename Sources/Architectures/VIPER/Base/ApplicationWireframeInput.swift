/// The application wireframe, as the wireframes of the modules see it.
protocol ApplicationWireframeInput: AnyObject {
    /// Makes `screen` the only one.
    func setRoot(_ screen: Screen)
    func push(_ screen: Screen)
    func popToRoot()
}
