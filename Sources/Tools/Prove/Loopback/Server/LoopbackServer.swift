import Dispatch

/// A small HTTP/1.1 server on 127.0.0.1.
///
/// It keeps connections open, accepts bodies with a `Content-Length`, and answers malformed requests with
/// 400. One thread waits for all sockets. Each request has its own task, which is cancelled when the client
/// disconnects.
package final class LoopbackServer: Sendable {
    /// Answers a request; nil closes the connection without an answer.
    package typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse?

    /// Refuses requests by their heads, before their bodies are received.
    package typealias Check = @Sendable (HTTPRequest) throws(RefusedRequest) -> Void

    package let port: UInt16

    private let mailbox: Mailbox
    private let serving = DispatchGroup()

    /// - Parameters:
    ///   - port: The port to listen on; 0 for a free one that the system chooses.
    ///   - most: How many connections there may be. A further client takes the place of one that has been idle for a second, or
    ///     waits.
    ///   - limit: How long a client may take to receive an answer and to send its next request; nil for as long as it likes.
    package init(
        port wanted: UInt16 = 0, most: Int = .max, limit: Duration? = nil,
        check: @escaping Check = { _ in }, handler: @escaping Handler
    ) throws(SocketError) {
        let mailbox = try Mailbox()
        let entrance: Socket
        (entrance, port) = try Socket.listening(on: wanted)
        self.mailbox = mailbox
        DispatchQueue(label: "LoopbackServer").async(group: serving) {
            var loop = EventLoop(
                entrance: entrance, mailbox: mailbox, most: most, limit: limit, check: check,
                handler: handler)
            loop.run()
        }
    }

    /// Stops the server: closes all connections, and cancels all handlers.
    deinit {
        mailbox.post { $0.isStopped = true }
        // Returns only when the closure, which holds the sockets, is released.
        serving.wait()
    }
}
