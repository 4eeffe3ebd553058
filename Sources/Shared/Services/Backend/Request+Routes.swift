import Foundation

/// The requests that the server knows, and the bodies of requests and answers.
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
        // Encoding structures of strings never fails; a server would refuse an empty body.
        (try? JSON.encode(value)) ?? Data()
    }
}

struct FeedbackMessage: Codable {
    let text: String
}

/// The answer to feedback.
package struct FeedbackReceipt: Codable {
    package let id: Int

    package init(id: Int) {
        self.id = id
    }
}

/// The answer to a log-in.
package struct LogInAnswer: Codable {
    package let token: String

    package init(token: String) {
        self.token = token
    }
}
