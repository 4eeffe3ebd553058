/// Where the home screen leads. The coordinator adopts it.
protocol HomeNavigation: AnyObject {
    func didLogOut()
}
