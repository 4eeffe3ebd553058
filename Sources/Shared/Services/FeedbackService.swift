import Synchronization

/// Sends what people think of the app.
package protocol FeedbackService: Sendable {
    func send(_ text: String) async throws(ServiceError)
}

/// Sends each text with an id, which stays the same until the server has confirmed it. So the server, which keeps one
/// feedback for each id, does not keep a text twice that is sent again because the answer got lost.
final class RemoteFeedbackService: FeedbackService {
    private let client: Client
    private let last = Mutex(Attempt())

    private struct Attempt {
        var id = 0
        /// What the server has not confirmed; nil if it has.
        var text: String?
    }

    init(client: Client) {
        self.client = client
    }

    func send(_ text: String) async throws(ServiceError) {
        let id = last.withLock { last in
            if last.text != text { last = Attempt(id: last.id + 1, text: text) }
            return last.id
        }
        _ = try await client.send(.feedback(text, id: id), for: FeedbackReceipt.self)
        last.withLock { if $0.id == id { $0.text = nil } }
    }
}
