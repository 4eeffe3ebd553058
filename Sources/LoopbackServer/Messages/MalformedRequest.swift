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
