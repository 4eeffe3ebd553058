import Foundation
import Synchronization

/// Waits for sockets and serves them one after the other, all on one thread.
struct EventLoop {
    let entrance: Socket
    let mailbox: Mailbox
    let most: Int
    let limit: Duration?
    let check: LoopbackServer.Check
    let handler: LoopbackServer.Handler
    var connections: [Int: Connection] = [:]
    var connectionsMade = 0
    /// Whether clients wait because no file descriptor was left for them.
    var lacksDescriptors = false
    var isStopped = false

    /// Serves until a message stops it.
    mutating func run() {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while !isStopped {
            for (number, isBroken) in waitForSockets() {
                serve(number, isBroken: isBroken, with: &buffer)
            }
            for message in mailbox.take() { message(&self) }
            let now = ContinuousClock.now
            connections = connections.filter { $1.deadline(after: limit).map { $0 > now } ?? true }
            acceptClients()
        }
        for number in connections.keys { connections[number]?.close() }
    }

    /// How long a connection may be idle while others wait. A request of a new client needs some time to arrive.
    private static let patience = Duration.seconds(1)

    private var isFull: Bool { connections.count >= most }

    /// The connection that has been idle for the longest time, if that is too long.
    private var idlest: Int? {
        let idle = connections.compactMap { number, connection in
            connection.idleSince.map { (number, since: $0) }
        }.min { $0.since < $1.since }
        return idle.flatMap { $0.since + Self.patience <= .now ? $0.0 : nil }
    }

    private mutating func acceptClients() {
        lacksDescriptors = false
        while !isFull || idlest != nil {
            switch entrance.accept() {
            case .client(let socket):
                if isFull, let idlest { connections[idlest] = nil }
                connectionsMade += 1
                connections[connectionsMade] = Connection(socket)
            case .nobody:
                return
            case .noDescriptor:
                lacksDescriptors = true
                return
            }
        }
    }

    /// Waits for events. On Darwin, `poll` does not report that a client has hung up if the server is not reading from
    /// its connection, because the buffer is full. The server then notices it when it answers the request.
    ///
    /// - Returns: The connections with events, and whether they are broken.
    private func waitForSockets() -> [(number: Int, isBroken: Bool)] {
        let connections = Array(connections)
        // Don't wait for clients while no descriptor is left, because a client that can't be accepted would end each wait
        // at once. It is accepted after a while.
        var polled = [
            entrance.polled(
                forReading: !lacksDescriptors && (!isFull || idlest != nil), forWriting: false),
            mailbox.bell.polled(forReading: true, forWriting: false),
        ]
        polled += connections.map {
            $1.socket.polled(forReading: $1.hasRoom, forWriting: $1.hasOutgoing)
        }
        // While it is full, look every second whether a connection is idle.
        let longest = isFull ? Self.patience : limit
        let patience =
            connections.isEmpty ? nil : longest.map { Int32(min($0 / .milliseconds(1), 60_000)) }
        _ = poll(&polled, nfds_t(polled.count), lacksDescriptors ? 100 : patience ?? -1)
        return zip(connections, polled.dropFirst(2)).filter { $1.revents != 0 }.map {
            ($0.key, Int32($1.revents) & Int32(POLLERR | POLLHUP) != 0)
        }
    }

    private mutating func serve(
        _ number: Int, isBroken: Bool, with buffer: inout [UInt8]
    ) {
        if isBroken, connections[number]?.hasRoom == false {
            // The connection is not being read, so no end of data would show that it is broken.
            connections[number]?.close()
        }
        connections[number]?.read(with: &buffer)
        connections[number]?.write()
        proceed(number)
    }

    /// Starts the next request of a connection, or removes the connection.
    private mutating func proceed(_ number: Int) {
        connections[number]?.takeUp(check) { [handler, mailbox] request in
            Task {
                let response = await handler(request)
                mailbox.post { loop in
                    loop.connections[number]?.answer(response)
                    loop.proceed(number)
                }
            }
        }
        if connections[number]?.phase == .closed { connections[number] = nil }
    }
}

extension Socket {
    /// The events to wait for: something to read, room to write.
    fileprivate func polled(forReading: Bool, forWriting: Bool) -> pollfd {
        let events = (forReading ? POLLIN : 0) | (forWriting ? POLLOUT : 0)
        return pollfd(fd: descriptor, events: Int16(events), revents: 0)
    }
}

/// Passes messages from any thread to the event loop, and wakes it through a socket.
final class Mailbox: Sendable {
    /// A piece of work for the event loop.
    typealias Message = @Sendable (inout EventLoop) -> Void

    /// Readable as soon as there is a message.
    let bell: Socket

    private let rope: Socket
    private let messages = Mutex<[Message]>([])

    init() throws(SocketError) {
        (bell, rope) = try Socket.pair()
    }

    func post(_ message: @escaping Message) {
        messages.withLock { $0.append(message) }
        // Ignore a full socket, because then the event loop wakes up anyway.
        _ = rope.write([1])
    }

    /// All messages, oldest first.
    func take() -> [Message] {
        var buffer = [UInt8](repeating: 0, count: 256)
        while bell.read(into: &buffer)?.isEmpty == false {}
        return messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}
