/// What the home presenter needs of its view.
protocol HomeView: AnyObject {
    func setRoot(_ screen: Screen)
}
