/// Where the home screen leads.
struct HomeRouter {
    let showLogin: () -> Void
}
