/// A request as received.
package struct HTTPRequest: Equatable, Sendable {
    /// Such as `GET`.
    package let method: String
    /// The path with the query, percent-encoded as received.
    package let target: String
    /// The header fields by their names in lower case; repeated ones are joined by a comma.
    package let headers: [String: String]
    package internal(set) var body: [UInt8]
    /// Whether the client may send more on the same connection.
    let keepsConnection: Bool
}

/// The server's answer.
package struct HTTPResponse: Equatable, Sendable {
    package let status: Int
    /// The header fields, without `Content-Length` and `Connection`.
    package let headers: [String: String]
    package let body: [UInt8]
    /// Whether the server closes the connection after it, whatever the client asks for.
    let closes: Bool

    package init(
        status: Int, headers: [String: String] = [:], body: [UInt8] = [], closes: Bool = false
    ) {
        self.closes = closes
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The bytes to send.
    ///
    /// - Parameter closes: Whether the connection closes after it.
    func bytes(closing closes: Bool) -> [UInt8] {
        // By definition, an answer with one of these two statuses has no body and no length.
        let isBare = status == 204 || status == 304
        var lines = ["HTTP/1.1 \(status) "]
        lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        if !isBare { lines.append("Content-Length: \(body.count)") }
        if closes { lines.append("Connection: close") }
        let head = lines.map { $0 + "\r\n" }.joined() + "\r\n"
        return Array(head.utf8) + (isBare ? [] : body)
    }
}

/// Why received bytes are not a request, or why a request is not accepted.
package struct RefusedRequest: Error, Equatable {
    let status: Int
    let reason: String

    package init(_ reason: String, status: Int = 400) {
        self.status = status
        self.reason = reason
    }

    /// The answer to the client.
    var response: HTTPResponse {
        HTTPResponse(
            status: status, headers: ["Content-Type": "text/plain; charset=utf-8"],
            body: Array("\(reason)\n".utf8))
    }
}
