/// What people think of it.
public protocol FeedbackService: Sendable {
    /// Sends a text to the people behind the app.
    func send(_ text: String) async throws(ServiceError)
}
