/// Where feedback leads.
struct FeedbackRouter {
    let showLogin: () -> Void
}
