/// What people think of it.
package protocol FeedbackService: Sendable {
    /// Sends a text to the people behind the app.
    func send(_ text: String) async throws(ServiceError)
}

struct RemoteFeedbackService: FeedbackService {
    let client: Client

    func send(_ text: String) async throws(ServiceError) {
        _ = try await client.send(.feedback(text), for: FeedbackReceipt.self)
    }
}
