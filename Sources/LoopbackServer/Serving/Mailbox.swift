import Synchronization

/// Takes messages from any thread to the one that waits for sockets, and wakes it by a socket too.
final class Mailbox: Sendable {
    enum Message: Sendable {
        /// A handler is done; nil closes the connection.
        case answer(HTTPResponse?, connection: Int)
        case stop
    }

    /// Readable as soon as a message has come.
    let bell: Socket

    private let rope: Socket
    private let messages = Mutex<[Message]>([])

    init() throws(SocketError) {
        (bell, rope) = try Socket.pair()
    }

    func post(_ message: Message) {
        messages.withLock { $0.append(message) }
        // If there is no room for another byte, those that are there will do.
        _ = rope.write([1])
    }

    /// All messages that have come, oldest first.
    func take() -> [Message] {
        var buffer = [UInt8](repeating: 0, count: 256)
        while case .bytes = bell.read(into: &buffer) {}
        return messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}
