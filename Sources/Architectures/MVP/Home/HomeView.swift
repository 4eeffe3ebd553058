/// What the home presenter needs from its view.
protocol HomeView: AnyObject {
    func setRoot(_ screen: Screen)
}
