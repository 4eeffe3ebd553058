import Foundation

/// The requests that the server knows, and the bodies of requests and answers.
extension Request {
    static func logIn(_ credentials: Credentials) -> Request {
        Request(.post, ["sessions"], body: encoded(credentials))
    }

    /// - Parameter token: The token of the session to end, which is no longer active in the app.
    static func logOut(token: String) -> Request {
        var request = Request(.delete, ["sessions"])
        request.token = token
        return request
    }

    static func page(for page: PageQuery, limit: Int) -> Request {
        var query = ["limit": String(limit)]
        if !page.text.isEmpty { query["matching"] = page.text }
        query["cursor"] = page.cursor
        return Request(.get, ["articles"], query: query)
    }

    static func article(id: Article.ID) -> Request {
        Request(.get, ["articles", id])
    }

    static func feedback(_ text: String, id: Int) -> Request {
        Request(.post, ["feedback"], body: encoded(FeedbackMessage(id: id, text: text)))
    }

    /// The message, if this request sends feedback.
    package var feedback: FeedbackMessage? {
        guard method == .post, path == ["feedback"] else { return nil }
        return try? JSON.decode(FeedbackMessage.self, from: body)
    }

    private static func encoded(_ value: some Encodable) -> Data {
        // Encoding structures of strings and numbers never fails; a server would refuse an empty body.
        (try? JSON.encode(value)) ?? Data()
    }
}

package struct FeedbackMessage: Codable {
    /// The app makes the id. A repeated request has the same id, and the server keeps one feedback for each id of a session.
    package let id: Int
    package let text: String
}

/// The answer to feedback.
package struct FeedbackReceipt: Codable {
    package let id: Int

    package init(id: Int) {
        self.id = id
    }
}

/// The answer to a log-out, which has no content.
package struct LogOutAnswer: Codable {
    package init() {}
}

/// The answer to a log-in.
package struct LogInAnswer: Codable {
    package let token: String

    package init(token: String) {
        self.token = token
    }
}
