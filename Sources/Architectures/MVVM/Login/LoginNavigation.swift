/// Where the log-in leads.
struct LoginNavigation {
    let showHome: () -> Void
}
