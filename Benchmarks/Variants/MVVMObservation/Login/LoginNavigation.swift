/// Where the log-in leads. The coordinator adopts it, and decides what is next.
protocol LoginNavigation: AnyObject {
    func didLogIn()
}
