/// A connection of a client, with its buffers and its current request.
///
/// It handles one request at a time, so answers are in the order of requests.
struct Connection {
    enum Phase {
        case open
        /// The last answer is being sent, and whatever arrives is ignored. If the socket closed at once, the system would
        /// discard the answer.
        case ending
        case closed
    }

    /// How many bytes are read ahead while a request is in progress.
    private static let readAhead = 64 * 1024

    let socket: Socket
    private(set) var phase = Phase.open

    private var reader = RequestReader()
    private var outgoing: ArraySlice<UInt8> = []
    private var current: HTTPRequest?
    private var handling: Task<Void, Never>?
    /// The time since which the server has been waiting for the client.
    private var waitingSince = ContinuousClock.now

    init(_ socket: Socket) {
        self.socket = socket
    }

    /// The time by which the client must have read its answer and sent the next request; nil while a request is being
    /// handled.
    func deadline(after limit: Duration?) -> ContinuousClock.Instant? {
        handling == nil ? limit.map { waitingSince + $0 } : nil
    }

    /// The time since which its client has neither a request nor an answer under way; nil if it has.
    var idleSince: ContinuousClock.Instant? {
        handling == nil && !hasOutgoing ? waitingSince : nil
    }

    var hasOutgoing: Bool { !outgoing.isEmpty }

    /// Whether more bytes may be read. A client that keeps sending during a request has to wait.
    var hasRoom: Bool { handling == nil || reader.byteCount < Self.readAhead }

    /// Reads what has arrived. A client that has closed its end counts as disconnected.
    mutating func read(with buffer: inout [UInt8]) {
        guard hasRoom else { return }
        guard let bytes = socket.read(into: &buffer) else { return close() }
        if phase == .open { reader.append(bytes) }
    }

    /// Starts the next request, if there is one and no other is in progress.
    mutating func takeUp(
        _ check: LoopbackServer.Check, _ handle: (HTTPRequest) -> Task<Void, Never>
    ) {
        guard phase == .open, handling == nil else { return }
        do throws(RefusedRequest) {
            if let request = try reader.next(check) {
                current = request
                handling = handle(request)
            }
        } catch {
            outgoing += error.response.bytes(closing: true)
            phase = .ending
        }
        write()
    }

    /// Answers the current request; nil closes the connection without an answer.
    mutating func answer(_ response: HTTPResponse?) {
        guard let request = current, let response else { return close() }
        (current, handling) = (nil, nil)
        waitingSince = .now
        let closes = response.closes || !request.keepsConnection
        outgoing += response.bytes(closing: closes)
        if closes { phase = .ending }
        write()
    }

    /// Writes as much as the socket accepts.
    mutating func write() {
        while hasOutgoing {
            guard let count = socket.write(outgoing) else { return close() }
            if count == 0 { return }
            outgoing.removeFirst(count)
        }
        if phase == .ending { socket.endWriting() }
    }

    /// Closes the connection and cancels its handler. The socket closes when this value is released.
    mutating func close() {
        phase = .closed
        handling?.cancel()
    }
}
