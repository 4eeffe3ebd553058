/// Sends what people think of the app.
package protocol FeedbackService: Sendable {
    func send(_ text: String) async throws(ServiceError)
}

struct RemoteFeedbackService: FeedbackService {
    let client: Client

    func send(_ text: String) async throws(ServiceError) {
        _ = try await client.send(.feedback(text), for: FeedbackReceipt.self)
    }
}
