import Foundation
import Loopback
import Synchronization

@testable import Services

/// A server on this machine that gives the answers that a test sets, and records the requests.
final class ServerStub: Sendable {
    enum Answer {
        case response(HTTPResponse)
        /// Closes the connection on every request but the first.
        case onlyFirst(HTTPResponse)
        /// Waits until the client disconnects.
        case never
    }

    private final class Log: Sendable {
        let requests = Mutex<[HTTPRequest]>([])
        let withdrawals = AsyncStream<Void>.makeStream()
        let arrivals = AsyncStream<Void>.makeStream()
    }

    private let log: Log
    private let server: LoopbackServer

    init(_ answer: Answer) throws {
        let log = Log()
        self.log = log
        server = try LoopbackServer { request in
            let isFirst = log.requests.withLock { requests in
                requests.append(request)
                return requests.count == 1
            }
            log.arrivals.continuation.yield()
            switch answer {
            case .response(let response): return response
            case .onlyFirst(let response): return isFirst ? response : nil
            case .never:
                for await _ in AsyncStream<Void>.makeStream().stream {}
                log.withdrawals.continuation.yield()
                return nil
            }
        }
    }

    convenience init(status: Int, headers: [String: String] = [:], body: String = "") throws {
        try self.init(
            .response(HTTPResponse(status: status, headers: headers, body: Array(body.utf8))))
    }

    var url: URL? { URL(string: "http://127.0.0.1:\(server.port)/api") }

    var requests: [HTTPRequest] { log.requests.withLock { $0 } }

    /// Returns once a request has come.
    func waitForArrival() async {
        for await _ in log.arrivals.stream { return }
    }

    /// Returns once the client of a request has disconnected.
    func waitForWithdrawal() async {
        for await _ in log.withdrawals.stream { return }
    }
}

/// Gives one answer to everything.
final class BackendStub: Backend {
    private let result: Result<Response, BackendError>
    private let cancelsCaller: Bool
    private let log = Mutex<[Request]>([])

    /// With `cancelsCaller` the task that asks is cancelled just before it has its answer.
    init(_ result: Result<Response, BackendError>, cancelsCaller: Bool = false) {
        self.result = result
        self.cancelsCaller = cancelsCaller
    }

    var requests: [Request] { log.withLock { $0 } }

    func send(_ request: Request) async throws(BackendError) -> Response {
        log.withLock { $0.append(request) }
        if cancelsCaller { withUnsafeCurrentTask { $0?.cancel() } }
        return try result.get()
    }
}
