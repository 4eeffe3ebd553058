/// What a server says.
public struct HTTPResponse: Equatable, Sendable {
    /// How it went: 200 to 599.
    public let status: Int
    /// The header fields, but for those that say how long the body is and what becomes of the connection.
    public let headers: [String: String]
    /// What comes after the header.
    public let body: [UInt8]

    /// Makes an answer.
    public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
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
