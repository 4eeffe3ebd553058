/// What the link presenter needs from its view, the stack of screens.
protocol LinkView: BaseView {
    func push(_ screen: Screen)
    func popToRoot()
    func setRoot(_ screen: Screen)
}
