/// Parses requests from the bytes of a connection, however they are split into packets.
struct RequestReader {
    static let longestHead = 64 * 1024
    static let longestBody = 16 * 1024 * 1024

    private var bytes: [UInt8] = []
    /// The lines of the incomplete head.
    private var lines: [Range<Int>] = []
    /// Where the incomplete line begins.
    private var lineStart = 0
    /// How far that line was searched for its end.
    private var searched = 0
    /// The head of the request with the incomplete body.
    private var head: RequestHead?

    /// The number of bytes that belong to no request yet.
    var byteCount: Int { bytes.count }

    mutating func append(_ new: some Sequence<UInt8>) {
        bytes += new
    }

    /// Removes the next request; nil if it is not complete. After an error the start of the next request is
    /// unknown, so nothing more should be read.
    ///
    /// - Parameter check: Gets the request without its body, before that is waited for.
    mutating func next(
        _ check: LoopbackServer.Check = { _ in }
    ) throws(RefusedRequest) -> HTTPRequest? {
        if head == nil, let head = try nextHead() {
            try check(head.request(with: []))
            self.head = head
        }
        guard let head, bytes.count >= head.bodyLength else { return nil }
        let body = Array(bytes.prefix(head.bodyLength))
        bytes.removeFirst(head.bodyLength)
        self.head = nil
        return head.request(with: body)
    }

    /// Removes the lines up to the first empty one. Empty lines before them are skipped.
    private mutating func nextHead() throws(RefusedRequest) -> RequestHead? {
        while let end = bytes[searched...].firstIndex(of: .lineFeed) {
            let isOfTwo = end > lineStart && bytes[end - 1] == .carriageReturn
            let line = lineStart..<(isOfTwo ? end - 1 : end)
            lineStart = end + 1
            searched = lineStart
            if !line.isEmpty {
                lines.append(line)
            } else if !lines.isEmpty {
                return try takeHead()
            }
            if lineStart > Self.longestHead { break }
        }
        searched = bytes.count
        if searched > Self.longestHead {
            throw RefusedRequest("the header is too long", status: 431)
        }
        return nil
    }

    private mutating func takeHead() throws(RefusedRequest) -> RequestHead {
        defer {
            bytes.removeFirst(lineStart)
            (lines, lineStart, searched) = ([], 0, 0)
        }
        return try RequestHead(lines.map { bytes[$0] })
    }
}
