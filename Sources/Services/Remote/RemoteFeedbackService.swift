struct RemoteFeedbackService: FeedbackService {
    let client: Client

    func send(_ text: String) async throws(ServiceError) {
        _ = try await client.send(.feedback(text), for: FeedbackReceipt.self)
    }
}
