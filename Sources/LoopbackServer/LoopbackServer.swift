import Dispatch

/// A small HTTP/1.1 server that only this machine can reach.
///
/// It keeps connections, takes bodies with a `Content-Length`, and answers what is no request with 400. One
/// thread waits for all sockets; each request is handled in a task of its own, which is cancelled when its
/// client goes away.
package final class LoopbackServer: Sendable {
    /// Answers a request; nil closes the connection without an answer.
    package typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse?

    /// Where it listens; the system chose one that was free.
    package let port: UInt16

    private let mailbox: Mailbox
    private let serving = DispatchGroup()

    /// Begins to serve.
    package init(handler: @escaping Handler) throws(SocketError) {
        let mailbox = try Mailbox()
        let entrance: Socket
        (entrance, port) = try Socket.listening()
        self.mailbox = mailbox
        DispatchQueue(label: "LoopbackServer").async(group: serving) {
            var loop = EventLoop(entrance: entrance, mailbox: mailbox, handler: handler)
            loop.run()
        }
    }

    /// Ends it all: after this no connection is left, and every handler still at work has been cancelled.
    deinit {
        mailbox.post(.stop)
        // The group is done with the closure, and with the sockets it holds, only when it has let it go.
        serving.wait()
    }
}
