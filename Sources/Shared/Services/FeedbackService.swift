/// Sends what people think of the app.
package protocol FeedbackService: Sendable {
    func send(_ text: String) async throws(ServiceError)
}

/// What can be sent as feedback.
package enum Feedback {
    /// The limit in characters, as people count them.
    package static let limit = 280
}

struct RemoteFeedbackService: FeedbackService {
    let client: Client

    func send(_ text: String) async throws(ServiceError) {
        _ = try await client.send(.feedback(text), for: FeedbackReceipt.self)
    }
}
