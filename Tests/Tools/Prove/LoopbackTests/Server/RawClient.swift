import Foundation

@testable import Loopback

/// A client that sends any bytes, HTTP or not, and returns what the server sends.
///
/// Its calls block, so they run on a queue of their own and not where the handlers run.
final class RawClient: Sendable {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "RawClient")

    /// Connects to a port of this machine; nil if nobody listens there.
    init?(port: UInt16) {
        descriptor = socket(AF_INET, Platform.streamSocket, 0)
        Platform.silenceBrokenPipe(on: descriptor)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        address.sin_port = port.bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, size) == 0
            }
        }
        if !isConnected { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// Sends bytes, all of them.
    func send(_ bytes: [UInt8]) async {
        await onQueue { [descriptor] in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes {
                    Foundation.send(descriptor, $0.baseAddress, $0.count, Platform.sendFlags)
                }
                if count <= 0 { return }
                rest.removeFirst(count)
            }
        }
    }

    func send(_ text: String) async {
        await send(Array(text.utf8))
    }

    /// What comes until it ends with `suffix`, or the server closes.
    func read(until suffix: String = "no text ends like this") async -> String {
        String(decoding: await bytes(until: Array(suffix.utf8)), as: UTF8.self)
    }

    /// What comes until it ends with `suffix`, or the server closes.
    func bytes(until suffix: [UInt8]) async -> [UInt8] {
        await onQueue { [descriptor] in
            var all: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65536)
            while !all.suffix(suffix.count).elementsEqual(suffix) {
                let count = recv(descriptor, &buffer, buffer.count, 0)
                if count <= 0 { break }
                all += buffer[..<count]
            }
            return all
        }
    }

    private func onQueue<Value: Sendable>(
        _ work: @escaping @Sendable () -> Value
    ) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}

/// Something that happens once, and can be waited for from before or after.
struct Latch: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func open() {
        continuation.finish()
    }

    /// Returns once it has happened, or the task is cancelled.
    func wait() async {
        for await _ in stream {}
    }
}
