@testable import VIPER

/// Stands in for the application wireframe, and remembers the routes.
final class RouteFollowerSpy: RouteFollower {
    private(set) var routes: [Route] = []

    func follow(_ route: Route) {
        routes.append(route)
    }
}
