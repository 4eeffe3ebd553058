import Foundation

/// A socket that never blocks, and closes with its last reference.
///
/// Its state is in the kernel, so it is safe to share between threads.
final class Socket: Sendable {
    let descriptor: Int32

    private init(adopting descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        Platform.silenceBrokenPipe(on: descriptor)
    }

    deinit {
        close(descriptor)
    }

    /// Reads what has arrived, up to the size of the buffer; nil if the other end is closed.
    func read(into buffer: inout [UInt8]) -> ArraySlice<UInt8>? {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count > 0 { return buffer[..<count] }
        return count < 0 && Self.wasPremature ? [] : nil
    }

    /// Writes as much as the socket accepts.
    ///
    /// - Returns: The number of bytes written; nil if the other end is closed.
    func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        let count = bytes.withUnsafeBytes {
            send(descriptor, $0.baseAddress, $0.count, Platform.sendFlags)
        }
        if count >= 0 { return count }
        return Self.wasPremature ? 0 : nil
    }

    /// Tells the other end that there is no more data.
    func endWriting() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Whether the last call failed only because it would have blocked.
    private static var wasPremature: Bool {
        [EAGAIN, EWOULDBLOCK, EINTR].contains(errno)
    }
}

extension Socket {
    /// A socket that listens on 127.0.0.1.
    ///
    /// - Parameter port: The port; 0 for a free one that the system chooses.
    static func listening(
        on port: UInt16
    ) throws(SocketError) -> (socket: Socket, port: UInt16) {
        let descriptor = Foundation.socket(AF_INET, Platform.streamSocket, 0)
        guard descriptor >= 0 else { throw SocketError("socket") }
        let socket = Socket(adopting: descriptor)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        address.sin_port = port.bigEndian
        if port != 0 {
            // Let the port be used again at once, although earlier connections have not quite ended.
            var yes: Int32 = 1
            setsockopt(
                descriptor, SOL_SOCKET, SO_REUSEADDR, &yes,
                socklen_t(MemoryLayout.size(ofValue: yes)))
        }
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withSocketAddress(&address) { bind(descriptor, $0, size) == 0 }
        guard isBound else { throw SocketError("bind") }
        guard listen(descriptor, SOMAXCONN) == 0 else { throw SocketError("listen") }
        let isNamed = withSocketAddress(&address) { getsockname(descriptor, $0, &size) == 0 }
        guard isNamed else { throw SocketError("getsockname") }
        return (socket, UInt16(bigEndian: address.sin_port))
    }

    /// Two connected sockets.
    static func pair() throws(SocketError) -> (Socket, Socket) {
        var descriptors: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Platform.streamSocket, 0, &descriptors) == 0 else {
            throw SocketError("socketpair")
        }
        return (Socket(adopting: descriptors[0]), Socket(adopting: descriptors[1]))
    }

    enum AcceptResult {
        case client(Socket)
        case nobody
        /// A client waits, but this process or the system has no descriptor left.
        case noDescriptor
    }

    /// The next waiting connection.
    func accept() -> AcceptResult {
        let descriptor = Foundation.accept(descriptor, nil, nil)
        if descriptor >= 0 { return .client(Socket(adopting: descriptor)) }
        return [EMFILE, ENFILE].contains(errno) ? .noDescriptor : .nobody
    }

    private static func withSocketAddress<Result>(
        _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }
}

/// A system call that the server needs has failed.
package struct SocketError: Error, Equatable, CustomStringConvertible {
    /// Such as `bind`.
    package let call: String
    /// The value of `errno`.
    package let code: Int32

    /// The error of the system call that has just failed.
    init(_ call: String) {
        self.call = call
        code = errno
    }

    package var description: String {
        "the server could not start on 127.0.0.1: \(call) failed: \(String(cString: strerror(code)))"
    }
}

/// The differences between systems that concern sockets.
enum Platform {
    #if canImport(Darwin)
        static let streamSocket = SOCK_STREAM
        static let sendFlags: Int32 = 0
    #else
        static let streamSocket = Int32(SOCK_STREAM.rawValue)
        static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif

    /// Makes writing to a closed socket an error, not a signal that ends the program.
    static func silenceBrokenPipe(on descriptor: Int32) {
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(
                descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes,
                socklen_t(MemoryLayout.size(ofValue: yes)))
        #endif
    }
}
