/// A client's line to the server: what has come, what is to go, and the request under way.
///
/// One request is dealt with at a time, so answers go in the order of the questions.
struct Connection {
    /// What has become of it.
    enum Stage {
        case open
        /// The last answer is given: what still comes is thrown away. Closing at once would have the system
        /// throw away the answer instead.
        case ending
        case closed
    }

    let socket: Socket
    private(set) var stage = Stage.open

    private var reader = RequestReader()
    private var outgoing: ArraySlice<UInt8> = []
    private var current: HTTPRequest?
    private var handling: Task<Void, Never>?

    init(_ socket: Socket) {
        self.socket = socket
    }

    /// Whether there is something to write.
    var hasOutgoing: Bool { !outgoing.isEmpty }

    /// Reads what has come. A client that has closed its end is taken to be gone.
    mutating func read(with buffer: inout [UInt8]) {
        switch socket.read(into: &buffer) {
        case .bytes(let bytes) where stage == .open: reader.append(bytes)
        case .bytes, .nothingYet: break
        case .end: close()
        }
    }

    /// Begins with the next request, if there is one and none is under way.
    mutating func takeUp(_ handle: (HTTPRequest) -> Task<Void, Never>) {
        guard stage == .open, handling == nil else { return }
        do throws(MalformedRequest) {
            if let request = try reader.next() {
                current = request
                handling = handle(request)
            } else if reader.isAskedToContinue {
                outgoing += "HTTP/1.1 100 Continue\r\n\r\n".utf8
            }
        } catch {
            outgoing += error.response.bytes(omittingBody: false, closing: true)
            stage = .ending
        }
        write()
    }

    /// Gives the answer to the request under way; nil hangs up without one.
    mutating func answer(_ response: HTTPResponse?) {
        guard let request = current, let response else { return close() }
        (current, handling) = (nil, nil)
        outgoing += response.bytes(
            omittingBody: request.method == "HEAD", closing: !request.keepsConnection)
        if !request.keepsConnection { stage = .ending }
        write()
    }

    /// Writes as much as there is room for.
    mutating func write() {
        while hasOutgoing {
            guard let count = socket.write(outgoing) else { return close() }
            if count == 0 { return }
            outgoing.removeFirst(count)
        }
        if stage == .ending { socket.endWriting() }
    }

    /// Hangs up; whoever works on an answer is told so. The socket closes when this value goes.
    mutating func close() {
        stage = .closed
        handling?.cancel()
    }
}
