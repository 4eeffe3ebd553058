/// A request as it came over the wire.
package struct HTTPRequest: Equatable, Sendable {
    /// What is to be done, such as `GET`.
    package let method: String
    /// The path with the query, percent-encoded as it came.
    package let target: String
    /// The header fields by their names in lower case; those that came twice are joined by a comma.
    package let headers: [String: String]
    /// What came after the header.
    package let body: [UInt8]
    /// Whether the client means to ask more on the same connection.
    let keepsConnection: Bool
}

/// What a server says.
package struct HTTPResponse: Equatable, Sendable {
    /// How it went: 200 to 599.
    package let status: Int
    /// The header fields, but for those that say how long the body is and what becomes of the connection.
    package let headers: [String: String]
    /// What comes after the header.
    package let body: [UInt8]

    /// Makes an answer.
    package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer as it goes over the wire.
    ///
    /// - Parameters:
    ///   - omitsBody: Whether only the header was asked for.
    ///   - closes: Whether the connection ends with it.
    func bytes(omittingBody omitsBody: Bool, closing closes: Bool) -> [UInt8] {
        // These two have no body by definition, and a length would only confuse.
        let isBare = status == 204 || status == 304
        var lines = ["HTTP/1.1 \(status) "]
        lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        if !isBare { lines.append("Content-Length: \(body.count)") }
        if closes { lines.append("Connection: close") }
        let head = lines.map { $0 + "\r\n" }.joined() + "\r\n"
        return Array(head.utf8) + (isBare || omitsBody ? [] : body)
    }
}

/// Why what came cannot be taken for a request.
struct MalformedRequest: Error, Equatable {
    let status: Int
    let reason: String

    init(_ reason: String, status: Int = 400) {
        self.status = status
        self.reason = reason
    }

    /// What the client is told.
    var response: HTTPResponse {
        HTTPResponse(
            status: status, headers: ["Content-Type": "text/plain; charset=utf-8"],
            body: Array("\(reason)\n".utf8))
    }
}
