/// Where the log-in leads.
struct LoginRouter {
    let showHome: () -> Void
}
