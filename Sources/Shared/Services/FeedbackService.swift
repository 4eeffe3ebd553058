import Synchronization

/// Sends what people think of the app.
package protocol FeedbackService: Sendable {
    func send(_ text: String) async throws(ServiceError)
}

/// Sends each text with an id, which stays the same until the server has confirmed it. If the answer is lost and the text
/// is sent again, the server recognises the id and stores the text only once.
final class RemoteFeedbackService: FeedbackService {
    private let client: Client
    private let last = Mutex(Attempt())

    private struct Attempt {
        var id = 0
        /// The text that the server has not confirmed yet; nil if it has.
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
