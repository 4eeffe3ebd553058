import Synchronization

@testable import Services

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
