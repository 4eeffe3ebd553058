import Foundation

/// The questions the server understands. What a request carries is said here, and read back by
/// whoever plays the server.
extension Request {
    static func logIn(_ credentials: Credentials) -> Request {
        Request(.post, ["sessions"], body: encoded(credentials))
    }

    static func page(matching text: String, after cursor: String?, limit: Int) -> Request {
        var query = ["limit": String(limit)]
        if !text.isEmpty { query["matching"] = text }
        query["cursor"] = cursor
        return Request(.get, ["articles"], query: query)
    }

    static func article(id: Article.ID) -> Request {
        Request(.get, ["articles", id])
    }

    static func feedback(_ text: String) -> Request {
        Request(.post, ["feedback"], body: encoded(FeedbackMessage(text: text)))
    }

    /// The text, if this request sends feedback.
    package var feedbackText: String? {
        guard method == .post, path == ["feedback"] else { return nil }
        return try? JSON.decode(FeedbackMessage.self, from: body).text
    }

    private static func encoded(_ value: some Encodable) -> Data {
        // Encoding values made of strings alone has no way to fail; a server would refuse an empty body.
        (try? JSON.encode(value)) ?? Data()
    }
}

/// What the server is sent as feedback.
struct FeedbackMessage: Codable {
    let text: String
}

/// What the server answers to feedback.
package struct FeedbackReceipt: Codable {
    package let id: Int

    package init(id: Int) {
        self.id = id
    }
}

/// What the server answers to a log-in.
package struct LogInAnswer: Codable {
    package let token: String

    package init(token: String) {
        self.token = token
    }
}
