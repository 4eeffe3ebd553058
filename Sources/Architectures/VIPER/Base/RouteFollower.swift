/// The application wireframe, as the wireframes of the modules see it.
protocol RouteFollower: AnyObject {
    func follow(_ route: Route)
}
