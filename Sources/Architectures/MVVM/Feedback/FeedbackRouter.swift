/// Where feedback leads.
struct FeedbackRouter {
    let endSession: () -> Void
}
