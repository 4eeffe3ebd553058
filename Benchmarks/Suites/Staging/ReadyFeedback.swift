import Services

/// Takes any feedback at once.
struct ReadyFeedback: FeedbackService {
    func send(_ text: String) async throws(ServiceError) {}
}
