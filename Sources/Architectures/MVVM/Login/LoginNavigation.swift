/// Where the log-in leads. The coordinator adopts it.
protocol LoginNavigation: AnyObject {
    func showHome()
}
