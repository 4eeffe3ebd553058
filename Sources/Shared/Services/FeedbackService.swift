import Synchronization

/// Sends what people think of the app. A call whose task is cancelled throws `cancelled`, even if its answer has arrived.
package protocol FeedbackService: Sendable {
    func send(_ text: String) async throws(ServiceError)
}

/// Sends each text with an id, which stays the same until the server has confirmed it. If the answer is lost and the text
/// is sent again in the same session, the server recognises the id and stores the text only once.
final class RemoteFeedbackService: FeedbackService {
    private let client: Client
    private let attempts = Mutex(Attempts())

    private struct Attempts {
        var lastID = 0
        /// The ids of the texts that the server has not confirmed yet.
        var ids: [String: Int] = [:]

        /// The id to send a text with.
        mutating func id(for text: String) -> Int {
            if let id = ids[text] { return id }
            lastID += 1
            ids[text] = lastID
            return lastID
        }

        /// Forgets a confirmed text. The same text may have a newer id by now, which the server has not confirmed.
        mutating func didConfirm(_ text: String, id: Int) {
            if ids[text] == id { ids[text] = nil }
        }
    }

    init(client: Client) {
        self.client = client
    }

    func send(_ text: String) async throws(ServiceError) {
        let id = attempts.withLock { $0.id(for: text) }
        _ = try await client.send(.feedback(text, id: id), for: FeedbackReceipt.self)
        attempts.withLock { $0.didConfirm(text, id: id) }
    }
}
