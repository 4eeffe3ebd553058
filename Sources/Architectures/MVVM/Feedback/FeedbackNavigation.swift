/// Where feedback leads.
struct FeedbackNavigation {
    let showLogin: () -> Void
}
