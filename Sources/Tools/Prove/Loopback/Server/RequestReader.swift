/// Parses requests from the bytes of a connection, however they are split into packets.
struct RequestReader {
    static let longestHead = 64 * 1024
    static let longestBody = 16 * 1024 * 1024

    private var bytes: [UInt8] = []
    /// The request whose body is incomplete, and the length that the body will have.
    private var begun: (request: HTTPRequest, bodyLength: Int)?

    /// The number of bytes that belong to no request yet.
    var byteCount: Int { bytes.count }

    mutating func append(_ new: some Sequence<UInt8>) {
        bytes += new
    }

    /// Removes the next request; nil if it is not complete. After an error the start of the next request is
    /// unknown, so nothing more should be read.
    ///
    /// - Parameter check: Called with the request without its body, as soon as the head is complete.
    mutating func next(
        _ check: LoopbackServer.Check = { _ in }
    ) throws(RefusedRequest) -> HTTPRequest? {
        if begun == nil, let request = try nextHead() {
            let bodyLength = try request.bodyLength()
            try check(request)
            begun = (request, bodyLength)
        }
        guard case (var request, let bodyLength)? = begun, bytes.count >= bodyLength else {
            return nil
        }
        begun = nil
        request.body = Array(bytes.prefix(bodyLength))
        bytes.removeFirst(bodyLength)
        return request
    }

    /// Removes the head of the next request: the lines up to the first empty one. Empty lines before the head are skipped.
    private mutating func nextHead() throws(RefusedRequest) -> HTTPRequest? {
        var lines: [ArraySlice<UInt8>] = []
        var rest = bytes.prefix(Self.longestHead)
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let hasReturn = rest[..<end].last == UInt8(ascii: "\r")
            let line = rest[..<(hasReturn ? end - 1 : end)]
            rest = rest[(end + 1)...]
            if !line.isEmpty {
                lines.append(line)
            } else if !lines.isEmpty {
                bytes.removeFirst(rest.startIndex)
                return try HTTPRequest(lines)
            }
        }
        if bytes.count > Self.longestHead {
            throw RefusedRequest("the header is too long", status: 431)
        }
        return nil
    }
}
