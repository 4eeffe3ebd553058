/// Makes requests of the bytes of a connection, however they are cut into packets.
struct RequestReader {
    static let longestHead = 64 * 1024
    static let longestBody = 16 * 1024 * 1024

    private var bytes: [UInt8] = []
    /// Where the lines of a head are that is not complete yet.
    private var lines: [Range<Int>] = []
    /// Where the line begins that is not complete yet.
    private var lineStart = 0
    /// How far that line has been looked through.
    private var searched = 0
    /// The head of the request whose body is not complete yet.
    private var head: RequestHead?

    /// Whether the client of the request just begun waits for a word before it sends the body.
    private(set) var isAskedToContinue = false

    mutating func append(_ new: some Sequence<UInt8>) {
        bytes += new
    }

    /// Takes out the next request; nil if it is not complete. After an error there is no telling where
    /// the next request begins, so nothing more should be read.
    mutating func next() throws(MalformedRequest) -> HTTPRequest? {
        isAskedToContinue = false
        if head == nil {
            head = try nextHead()
            isAskedToContinue = head?.asksToContinue == true
        }
        guard let head, bytes.count >= head.bodyLength else { return nil }
        let body = Array(bytes.prefix(head.bodyLength))
        bytes.removeFirst(head.bodyLength)
        self.head = nil
        isAskedToContinue = false
        return HTTPRequest(
            method: head.method, target: head.target, headers: head.headers, body: body,
            keepsConnection: head.keepsConnection)
    }

    /// Takes out the lines up to the first that is empty. Empty lines before the first are passed over.
    private mutating func nextHead() throws(MalformedRequest) -> RequestHead? {
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
            throw MalformedRequest("the header is too long", status: 431)
        }
        return nil
    }

    private mutating func takeHead() throws(MalformedRequest) -> RequestHead {
        defer {
            bytes.removeFirst(lineStart)
            (lines, lineStart, searched) = ([], 0, 0)
        }
        return try RequestHead(lines.map { bytes[$0] })
    }
}
