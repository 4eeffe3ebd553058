/// Where the home screen leads.
struct HomeNavigation {
    let showLogin: () -> Void
}
